import Box from '@mui/material/Box';
import { useState } from 'react';
import ReactQuill from 'react-quill-new';
import 'react-quill-new/dist/quill.snow.css';

const MODULES = {
  toolbar: [
    ['bold', 'italic', 'underline', 'strike'],
    [{ list: 'bullet' }, { list: 'ordered' }],
    ['blockquote', 'link', 'clean'],
  ],
};
/** Nothing else survives in a mail, so nothing else can be typed or pasted. */
const FORMATS = ['bold', 'italic', 'underline', 'strike', 'list', 'blockquote', 'link'];

const editorSx = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '& .quill': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
  '& .ql-toolbar.ql-snow': {
    border: 0,
    borderBlock: '1px solid',
    borderColor: 'divider',
    fontFamily: 'inherit',
  },
  '& .ql-container.ql-snow': { flex: 1, minHeight: 0, overflowY: 'auto', border: 0, font: 'inherit' },
  '& .ql-editor': { minHeight: 160 },
  '& .ql-editor.ql-blank::before': { color: 'text.secondary', fontStyle: 'normal' },
  '& .ql-snow .ql-stroke': { stroke: 'currentColor' },
  '& .ql-snow .ql-fill': { fill: 'currentColor' },
  '& .ql-snow .ql-active, & .ql-snow button:hover': { color: 'primary.main' },
  '& .ql-snow a': { color: 'primary.main' },
  '& .ql-snow .ql-tooltip': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    boxShadow: 'none',
    zIndex: 1,
  },
} as const;

export type BodyEditorProps = {
  readonly initial: string;
  readonly onChange: (html: string) => void;
};

/** The rich text of a mail. Its first content is `initial`; it reports HTML. */
export function BodyEditor({ initial, onChange }: BodyEditorProps) {
  const [first] = useState(initial);
  return (
    <Box sx={editorSx} role="group" aria-label="Message">
      <ReactQuill
        theme="snow"
        defaultValue={first}
        modules={MODULES}
        formats={FORMATS}
        placeholder="Write your message"
        onChange={(html, _delta, source) => {
          if (source === 'user') onChange(html.replaceAll('&nbsp;', ' '));
        }}
      />
    </Box>
  );
}
