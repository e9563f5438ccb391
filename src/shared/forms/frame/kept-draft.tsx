import { changedPaths, clashesOf } from '@/domain/journal/their-changes';
import type { FollowedRecord } from './follow-others';
import { KeptText } from './kept-text';
import { useFormDraft } from './use-form-draft';

export type KeptDraftProps<V extends object> = Required<Pick<FollowedRecord<V>, 'collection' | 'flatten'>> & {
  readonly draftKey: string;
  readonly stored: V;
};

/** What a user typed into a form before they lost the right to save it, one line per field, for copying. */
export function KeptDraft<V extends object>({ draftKey, stored, collection, flatten }: KeptDraftProps<V>) {
  const draft = useFormDraft(draftKey, stored);
  const before = flatten(draft.base);
  const after = flatten(draft.values);
  const text = clashesOf(collection, changedPaths(before, after), after, before)
    .map(({ label, mine }) => `${label}: ${mine}`)
    .join('\n');
  if (text === '') return null;
  return <KeptText text={text} onDiscard={draft.clearDraft} />;
}
