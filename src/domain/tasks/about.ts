import { subjectOf } from '../history/activity-entry';
import { nounNamed } from '../nouns';
import type { Task, TaskRecord } from './task';

/** What a task keeps of the record that it is about. */
export type TaskAbout = Pick<
  Task,
  'recordNoun' | 'recordId' | 'recordTitle' | 'customerId' | 'trackerId' | 'customerName'
>;

export const ABOUT_NOTHING: TaskAbout = {
  recordNoun: '',
  recordId: '',
  recordTitle: '',
  customerId: '',
  trackerId: '',
  customerName: '',
};

/** What a task about this record keeps of it. */
export function aboutRecord(
  noun: TaskRecord,
  record: { readonly uuid: string; readonly customerName?: string },
): TaskAbout {
  const { recordId, recordTitle, customerId, trackerId } = subjectOf(nounNamed(noun), record.uuid, record);
  const customerName = noun === 'customer' ? recordTitle : (record.customerName ?? '');
  return { recordNoun: noun, recordId, recordTitle, customerId, trackerId, customerName };
}
