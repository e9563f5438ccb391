import { useState } from 'react';
import { addTemplate, changeTemplate, estimateTemplates } from '@/data/estimates/templates';
import type { TemplateWords } from '@/data/estimates/templates';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { pick } from '@/domain/core/record';
import { TEMPLATE_CONTENT } from '@/domain/estimates/templates/estimate-template';
import type { Estimate } from '@/domain/estimates/estimate';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { ownNamesake, templateFull } from './template-words';
import { TemplateWordsDialog } from './template-words-dialog';

export type SaveTemplateDialogProps = { readonly estimate: Estimate; readonly onClose: () => void };

/** Keeps what an estimate offers as a template; a template of the same name is replaced after a question. */
export function SaveTemplateDialog({ estimate, onClose }: SaveTemplateDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { rows, status } = useLive(estimateTemplates(viewer));
  const [asked, setAsked] = useState<TemplateWords | null>(null);
  const content = pick(estimate, TEMPLATE_CONTENT);
  const replaced = asked && ownNamesake(rows, asked.name);
  const save = (words: TemplateWords) => {
    if (status !== 'ready') return 'Your templates are not read yet. Press Save again in a moment.';
    if (ownNamesake(rows, words.name)) {
      setAsked(words);
      return false;
    }
    const full = templateFull(rows);
    if (full !== null) return full;
    commit(addTemplate(viewer, words, content));
    onClose();
    return true;
  };
  return (
    <>
      <TemplateWordsDialog
        title="Save as template"
        words={{ name: '', description: '' }}
        draftKey={`estimate-template:${estimate.uuid}`}
        onSave={save}
        onClose={onClose}
      />
      {asked && replaced && (
        <ConfirmDialog
          open
          title={`Replace ${replaced.name}?`}
          text="There is a template of this name. It gets the options, lines and texts of this estimate instead of its own."
          confirmLabel="Replace"
          onConfirm={() => {
            commit(changeTemplate(viewer, replaced, { ...content, description: asked.description }));
            onClose();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
