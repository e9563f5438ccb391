import './draft-global';
import Box from '@mui/material/Box';
import { convertFromRaw, convertToRaw, Editor, EditorState, RichUtils } from 'draft-js';
import type { RawDraftContentState } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { useRef, useState } from 'react';
import { editorStyles } from '@/shared/editor/editor-styles';
import { EditorToolbar } from '@/shared/editor/editor-toolbar';
import type { Format, Formats } from '@/shared/editor/editor-toolbar';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { ExampleFrame } from '../example-frame';

const NOTE: { readonly content: RawDraftContentState } = {
  content: {
    entityMap: {},
    blocks: [
      block('first', 'unstyled', 'Inspection of the Vale house: north slope.'),
      block('second', 'unordered-list-item', 'Six shingles lifted near the ridge.'),
      block('third', 'unordered-list-item', 'Flashing at the chimney is sound.'),
    ],
  },
};

function block(key: string, type: string, text: string) {
  return { key, type, text, depth: 0, inlineStyleRanges: [], entityRanges: [] };
}

const STYLES: Partial<Record<Format, string>> = { bold: 'BOLD', italic: 'ITALIC', underline: 'UNDERLINE' };

/** /app/extra/editors/draft-js: a note in the Draft.js editor, kept for the visit. */
export function DraftJsPage() {
  const { draft, saveDraft } = useDraft('example-draft-js', NOTE);
  const [state, setState] = useState(() => EditorState.createWithContent(convertFromRaw(draft.content)));
  const editor = useRef<Editor>(null);
  const change = (next: EditorState) => {
    setState(next);
    saveDraft({ content: convertToRaw(next.getCurrentContent()) });
  };
  const format = (name: Format, value: unknown) => {
    const style = STYLES[name];
    change(
      style === undefined
        ? RichUtils.toggleBlockType(state, blockType(name, value === false ? formatsAt(state)[name] : value))
        : RichUtils.toggleInlineStyle(state, style),
    );
  };
  return (
    <ExampleFrame title="Draft.js editor" text="A note in Draft.js, an editor that older products use.">
      <Box sx={[editorStyles, { '& .public-DraftEditor-content': { minHeight: 240 } }]}>
        <EditorToolbar label="Note" active={formatsAt(state)} onFormat={format} />
        <Editor
          ref={editor}
          ariaLabel="Note"
          editorState={state}
          onChange={change}
          handleKeyCommand={(command, current) => {
            const next = RichUtils.handleKeyCommand(current, command);
            if (next === null) return 'not-handled';
            change(next);
            return 'handled';
          }}
        />
      </Box>
    </ExampleFrame>
  );
}

function blockType(name: Format, value: unknown): string {
  if (name === 'blockquote') return 'blockquote';
  return value === 'ordered' ? 'ordered-list-item' : 'unordered-list-item';
}

/** The formats at the cursor by Quill's names, for the toolbar. */
function formatsAt(state: EditorState): Formats {
  const styles = state.getCurrentInlineStyle();
  const type = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey()).getType();
  return {
    bold: styles.has('BOLD'),
    italic: styles.has('ITALIC'),
    underline: styles.has('UNDERLINE'),
    blockquote: type === 'blockquote',
    ...(type === 'ordered-list-item' && { list: 'ordered' }),
    ...(type === 'unordered-list-item' && { list: 'bullet' }),
  };
}
