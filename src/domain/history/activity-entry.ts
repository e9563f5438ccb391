import { activityShape } from './activity';
import type { Activity } from './activity';
import type { FieldChange } from './activity-diff';
import { titleOf } from '../nouns/define-noun';
import type { Noun } from '../nouns/define-noun';
import { initialOf } from '../core/shape';

/** The subject of a history entry. */
export type EntrySubject = Pick<
  Activity,
  'noun' | 'recordId' | 'timelineId' | 'recordTitle' | 'customerId' | 'trackerId'
>;

/** The record on whose page a record's entries are told; '' when a parent is not known. */
export function timelineIdOf(
  { address, parent }: Pick<Noun, 'address' | 'parent'>,
  id: string,
  record: Readonly<Record<string, unknown>>,
): string {
  if (address !== null || !parent) return id;
  const above = record[parent.field];
  return typeof above === 'string' ? above : '';
}

/** The subject of a record's entries. */
export function subjectOf<Name extends string>(
  noun: Pick<Noun<string, Name>, 'name' | 'line' | 'address' | 'parent'>,
  id: string,
  record: Readonly<Record<string, unknown>>,
): Omit<EntrySubject, 'noun'> & { readonly noun: Name } {
  const { name } = noun;
  const text = (field: string) => {
    const value = record[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    noun: name,
    recordId: id,
    timelineId: timelineIdOf(noun, id, record),
    recordTitle: titleOf(noun, record),
    customerId: name === 'customer' ? id : text('customerId'),
    trackerId: name === 'tracker' ? id : text('trackerId'),
  };
}

/** One write to a record for its history; `at` is epoch ms, `by` a uid or ''. */
export type EntryWrite = {
  readonly uuid: string;
  readonly subject: EntrySubject;
  readonly owner: string;
  readonly assignees: readonly string[];
  readonly at: number;
  readonly by: string;
  readonly byName: string;
  readonly kind: Activity['kind'];
  readonly changes: readonly FieldChange[];
};

/** The history entry of a write. */
export function entryOfWrite({ subject, at, by, ...write }: EntryWrite): Activity {
  return {
    ...initialOf(activityShape.fields),
    ...subject,
    ...write,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
  };
}
