import type { Customer } from '@/domain/customers/customer';
import { countryOf } from '@/domain/format/country';
import { unsentFields } from '@/domain/journal/unsent-fields';
import type { UnsentField } from '@/domain/journal/unsent-fields';
import { customerRef } from '../customers/customers';
import { useSettings } from '../session/use-settings';
import type { JournalEntry, TheirValue } from './kept/entry';
import { fieldKey } from './theirs/known-values';
import { changedFields, takenAway } from './theirs/theirs';

/** A customer deleted here while another user edited them. */
export type ChangedDeletion = {
  readonly decided: TheirValue;
  readonly customer: Customer | null;
  /** The other user's changes, formatted for people: `theirs` became `mine`. */
  readonly changes: readonly UnsentField[];
};

/** The customer that a sent deletion removed with unseen changes; null for other changes. */
export function useChangedDeletion(entry: JournalEntry): ChangedDeletion | null {
  const { settings } = useSettings();
  const { customFields, subStatuses } = settings;
  const taken = takenAway(entry);
  if (!taken) return null;
  const { decided, doc } = taken;
  const { ref } = decided;
  const { known } = entry;
  const changed = Object.fromEntries(
    changedFields(ref, known, doc).map(({ path, value }) => [path, value] as const),
  );
  const before = (path: string) => known[fieldKey(ref, path)]?.[0];
  const decoded = customerRef(ref.id).decode({ id: ref.id, data: doc, pending: false });
  return {
    decided,
    customer: decoded.ok ? decoded.record : null,
    changes: unsentFields(ref.collection, changed, before, customFields, subStatuses, countryOf(settings)),
  };
}
