import { useDraft } from '@/shared/forms/frame/use-draft';
import { RichTextEditor } from '@/shared/editor/rich-text-editor';
import { ExampleFrame } from '../example-frame';

const LETTER = {
  html:
    '<p>Hello Mrs. Vale,</p><p>your roof is <strong>scheduled for Monday</strong>. Before we come:</p>' +
    '<ol><li data-list="bullet">Move the cars out of the driveway.</li><li data-list="bullet">Take pictures off the attic walls.</li></ol>',
};

/** /app/extra/editors/quill: the rich-text editor of mails, kept for the visit. */
export function QuillPage() {
  const { draft, saveDraft } = useDraft('example-quill', LETTER);
  return (
    <ExampleFrame title="Quill editor" text="The editor that writes mails, on Quill.">
      <RichTextEditor
        label="Letter"
        initial={draft.html}
        placeholder="Write to a client"
        minHeight={240}
        onChange={(html) => saveDraft({ html })}
      />
    </ExampleFrame>
  );
}
