import { customerRef } from '@/data/customers/customers';
import { jobRef } from '@/data/jobs/jobs';
import { useLiveRecord } from '@/data/live/use-live';
import { ABOUT_NOTHING } from '@/data/tasks/tasks';
import type { TaskAbout } from '@/data/tasks/tasks';
import { projectRef } from '@/data/projects/project-ref';
import { trackerRef } from '@/data/trackers/trackers';
import type { Customer } from '@/domain/customers/customer';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import type { Project } from '@/domain/projects/project';
import type { Tracker } from '@/domain/trackers/tracker';

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

/** Reads the record of `?job=`, `?tracker=`, `?customer=` or `?project=`. */
export function useAbout(address: URLSearchParams): About {
  const [job, tracker, customer, project] = ['job', 'tracker', 'customer', 'project'].map(
    (name) => address.get(name) ?? '',
  );
  const ofJob = useLiveRecord(job ? jobRef(job) : null);
  const ofTracker = useLiveRecord(tracker ? trackerRef(tracker) : null);
  const ofCustomer = useLiveRecord(customer ? customerRef(customer) : null);
  const ofProject = useLiveRecord(project ? projectRef(project) : null);
  const isKnown = [ofJob, ofTracker, ofCustomer, ofProject].every(({ status }) => status !== 'loading');
  const about =
    (ofJob.record && aboutJob(ofJob.record)) ??
    (ofTracker.record && aboutTracker(ofTracker.record)) ??
    (ofCustomer.record && aboutCustomer(ofCustomer.record)) ??
    (ofProject.record && aboutProject(ofProject.record)) ??
    ABOUT_NOTHING;
  const { recordNoun, recordId, recordTitle } = about;
  const back = recordNoun === '' ? TASKS : { to: paths[recordNoun](recordId), label: recordTitle };
  return { about, jobType: ofJob.record?.jobType ?? '', back, isKnown };
}

/** What a task about a job keeps of it. */
export function aboutJob({ uuid, title, customerId, trackerId, customerName }: Job): TaskAbout {
  return { recordNoun: 'job', recordId: uuid, recordTitle: title, customerId, trackerId, customerName };
}

/** What a task about a tracker keeps of it. */
export function aboutTracker({ uuid, title, customerId, customerName }: Tracker): TaskAbout {
  return {
    recordNoun: 'tracker',
    recordId: uuid,
    recordTitle: title,
    customerId,
    trackerId: uuid,
    customerName,
  };
}

/** What a task about a customer keeps of it. */
export function aboutCustomer({ uuid, name }: Customer): TaskAbout {
  return {
    recordNoun: 'customer',
    recordId: uuid,
    recordTitle: name,
    customerId: uuid,
    trackerId: '',
    customerName: name,
  };
}

/** What a task about a project keeps of it. */
export function aboutProject({ uuid, title, customerName }: Project): TaskAbout {
  return {
    ...ABOUT_NOTHING,
    ...{ recordNoun: 'project', recordId: uuid, recordTitle: title, customerName },
  };
}
