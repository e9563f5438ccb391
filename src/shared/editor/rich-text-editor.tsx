import Box from '@mui/material/Box';
import Quill from 'quill';
import 'quill/dist/quill.core.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorStyles } from './editor-styles';
import { EditorToolbar } from './editor-toolbar';
import type { Format, Formats } from './editor-toolbar';
import { LinkRow } from './link-row';
import { tidyPasted } from './tidy-pasted';

export type RichTextEditorProps = {
  readonly label: string;
  /** The HTML at first; give another `key` to start with another text. */
  readonly initial: string;
  /** The HTML after each change; show it through a sanitiser only. */
  readonly onChange: (html: string) => void;
  readonly placeholder?: string;
  /** Pictures were pasted or dropped: the text holds none. */
  readonly onPictures?: () => void;
  /** Of the text, in pixels. */
  readonly minHeight?: number;
  /** Takes the rest of a flex column. */
  readonly isFilling?: boolean;
  /** Starts with the cursor before the text. */
  readonly autoFocus?: boolean;
};

/** A selection of the text by index and length. */
type Selected = { readonly index: number; readonly length: number };

const FORMATS = ['bold', 'italic', 'underline', 'list', 'indent', 'blockquote', 'link', 'table'];

const column = { flex: '1 0 auto', display: 'flex', flexDirection: 'column' } as const;
const filling = {
  ...column,
  '& > :last-child, & .ql-container': column,
  '& .ql-editor': { flex: '1 0 auto' },
};

/** An editor of rich text on Quill, with our own toolbar. */
export function RichTextEditor({
  label,
  initial,
  onChange,
  onPictures,
  placeholder = '',
  minHeight = 160,
  isFilling = false,
  autoFocus = false,
}: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Quill | null>(null);
  const [active, setActive] = useState<Formats>({});
  /** The text that gets a link; null while none is asked for. */
  const [linked, setLinked] = useState<Selected | null>(null);
  const look = useEffectEvent((quill: Quill) => {
    const selected = quill.getSelection();
    if (selected) setActive(quill.getFormat(selected));
  });
  const report = useEffectEvent((quill: Quill) =>
    onChange(quill.getLength() > 1 ? quill.root.innerHTML : ''),
  );
  const leftOut = useEffectEvent(() => onPictures?.());
  const start = useEffectEvent((quill: Quill) => {
    // Before pasting is watched: pictures of a mail that is answered were not pasted.
    quill.setContents(quill.clipboard.convert({ html: tidyPasted(initial).html }), 'silent');
    const { root } = quill;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-label', label);
    if (autoFocus) quill.setSelection(0, 0, 'silent');
  });

  useEffect(() => {
    const home = place.current;
    if (home === null) return undefined;
    const quill = new Quill(home.appendChild(document.createElement('div')), {
      formats: FORMATS,
      modules: { toolbar: false, table: true },
      placeholder,
    });
    editor.current = quill;
    start(quill);
    const { clipboard, root } = quill;
    const convert = clipboard.convert.bind(clipboard);
    clipboard.convert = ({ html = '', text }, formats) => {
      const tidied = tidyPasted(html);
      if (tidied.pictures > 0) leftOut();
      return convert({ html: tidied.html, text }, formats);
    };
    // Dropped files are the page's; a picture dragged from another page comes as text.
    root.addEventListener('drop', ({ dataTransfer }) => {
      if (dataTransfer?.files.length === 0 && /<img\b/i.test(dataTransfer.getData('text/html'))) leftOut();
    });
    quill.on('editor-change', (_what, ...details) => {
      if (details[2] === 'user' && _what === 'text-change') report(quill);
      look(quill);
    });
    return () => {
      editor.current = null;
      home.replaceChildren();
    };
  }, [placeholder]);

  const format = (name: Format, value: unknown) => {
    editor.current?.focus();
    editor.current?.format(name, value, 'user');
  };
  const askForLink = (isLinked: boolean) => {
    const quill = editor.current;
    if (!quill) return;
    quill.focus({ preventScroll: true });
    if (isLinked) quill.format('link', false, 'user');
    else setLinked(quill.getSelection() ?? { index: quill.getLength() - 1, length: 0 });
  };
  const setLink = (address: string) => {
    const quill = editor.current;
    if (!quill || !linked) return;
    const { index, length } = linked;
    if (length === 0) quill.insertText(index, address, 'link', address, 'user');
    else quill.formatText(index, length, 'link', address, 'user');
    setLinked(null);
    quill.setSelection(index + (length || address.length), 0, 'silent');
  };
  return (
    <Box sx={[editorStyles, { '& .ql-editor': { minHeight } }, isFilling && filling]}>
      <EditorToolbar label={label} active={active} onFormat={format} onLink={askForLink} />
      {linked && <LinkRow onLink={setLink} onClose={() => setLinked(null)} />}
      <Box ref={place} />
    </Box>
  );
}
