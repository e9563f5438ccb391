import { activityShape } from './activity';
import type { Activity } from './activity';
import type { FieldChange } from './activity-diff';
import { initialOf } from '../core/shape';

/** The subject of a history entry. */
export type EntrySubject = Pick<Activity, 'noun' | 'recordId' | 'recordTitle' | 'customerId' | 'trackerId'>;

/** Fields of a record that its entries copy; each noun has some of them. */
type Titled = Partial<Readonly<Record<'name' | 'title' | 'customerId' | 'trackerId', string>>>;

/** The subject of a record's entries. */
export function subjectOf(noun: Activity['noun'], id: string, record: Titled): EntrySubject {
  return {
    noun,
    recordId: id,
    recordTitle: (noun === 'customer' ? record.name : record.title) ?? '',
    customerId: noun === 'customer' ? id : (record.customerId ?? ''),
    trackerId: noun === 'tracker' ? id : (record.trackerId ?? ''),
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
