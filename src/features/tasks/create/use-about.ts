import { recordRef } from '@/data/core/query';
import { jobRef } from '@/data/jobs/jobs';
import { useLiveRecord } from '@/data/live/use-live';
import { paths } from '@/domain/navigation/paths';
import { nounNamed } from '@/domain/nouns';
import { ABOUT_NOTHING, aboutRecord } from '@/domain/tasks/about';
import type { TaskAbout } from '@/domain/tasks/about';
import { TASK_RECORDS } from '@/domain/tasks/task';

/** The record that an address names for a new task. */
export type About = {
  readonly about: TaskAbout;
  /** The type of the job that it is about; '' for none. */
  readonly jobType: string;
  /** Where the form leads back to. */
  readonly back: { readonly to: string; readonly label: string };
  /** False until the record is read; a missing one counts as none. */
  readonly isKnown: boolean;
};

const TASKS = { to: paths.tasks, label: 'My Tasks' };

/** Reads the record that the address names by its noun: `?job=`, `?tracker=`, `?customer=` or `?project=`. */
export function useAbout(address: URLSearchParams): About {
  const noun = TASK_RECORDS.find((name) => address.get(name)) ?? null;
  const id = (noun && address.get(noun)) ?? '';
  const { record, status } = useLiveRecord(noun && recordRef(nounNamed(noun).shape, id));
  const job = useLiveRecord(noun === 'job' ? jobRef(id) : null);
  const about = noun && record ? aboutRecord(noun, record) : ABOUT_NOTHING;
  const { recordNoun, recordId, recordTitle } = about;
  return {
    about,
    jobType: job.record?.jobType ?? '',
    back: recordNoun === '' ? TASKS : { to: paths[recordNoun](recordId), label: recordTitle },
    isKnown: status !== 'loading' && job.status !== 'loading',
  };
}
