import type { SystemStyleObject } from '@mui/system/styleFunctionSx';
import type { Theme } from '@mui/material/styles';

/** The look of rich-text editors: a bordered field with its toolbar. */
export const editorStyles: SystemStyleObject<Theme> = {
  border: 1,
  borderColor: 'lineStrong',
  borderRadius: '10px',
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main' },
  '& .ql-container, & .DraftEditor-root': { fontFamily: 'inherit', fontSize: '0.875rem', lineHeight: 1.5 },
  '& .ql-editor, & .public-DraftEditor-content': { padding: 2, outline: 'none' },
  '& .ql-editor.ql-blank::before': { color: 'text.secondary', fontStyle: 'normal' },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: 2,
    borderInlineStart: '3px solid',
    borderColor: 'divider',
  },
  '& a': { color: 'primary.main' },
};
