import { mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import { jobNoun } from '@/domain/jobs/noun';
import { NOT_SIGNED } from '@/domain/jobs/signature';
import type { Signature } from '@/domain/jobs/signature';
import type { Visit } from '@/domain/jobs/visit';
import { visitStatusChange } from '@/domain/jobs/visits';
import { statusChange } from '@/domain/nouns/status-change';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { jobIntents } from './jobs';
import { visitIntents } from './visits';

/** What a client gives with a signature: their name, and its path; '' for a typed one. */
export type Signing = { readonly name: string; readonly path: string };

/** The fields of a signature that is given at `at` (epoch ms). */
function signatureOf({ name, path }: Signing, at: number): Signature {
  return { signature: path, signedName: name, signedAt: at };
}

/**
 * Completes a job, with the unfinished visits that the viewer may report on, and with the client's signature or without
 * (null). Undo takes the steps back, but never the signature.
 */
export function completeJob(
  viewer: Viewer,
  job: Job,
  visits: readonly Visit[],
  at: number,
  signing: Signing | null = null,
): Intent {
  const moved = statusChange(jobNoun, job, 'Completed', at, viewer.uid);
  const label = signing ? `Job is now Completed, signed by ${signing.name}` : 'Job is now Completed';
  const completed = jobIntents.change(viewer, job, moved, { name: 'changeJobStatus', label });
  // One write of the job: the rules judge each write by itself.
  const signed = signing && jobIntents.change(viewer, job, { ...moved, ...signatureOf(signing, at) });
  const working = visits.filter(
    ({ status, crew }) =>
      status === 'Working' && (mayOn(viewer, 'jobs:edit', job) || crew.includes(viewer.uid)),
  );
  return together(
    { ...completed, ...(signed && { writes: signed.writes }) },
    ...working.map((visit) => visitIntents.change(viewer, visit, visitStatusChange(visit, 'Done', at))),
  );
}

/** The client's signature below a job, drawn as a path or typed (''); `at` in epoch ms. Without Undo: see `unsignJob`. */
export function signJob(viewer: Viewer, job: Job, signing: Signing, at: number): Intent {
  const label = `Signed by ${signing.name}`;
  return { ...jobIntents.change(viewer, job, signatureOf(signing, at), { label }), undo: null };
}

/** Removes the client's signature; only for people who edit jobs, and the client has to sign again. */
export function unsignJob(viewer: Viewer, job: Job): Intent {
  return { ...jobIntents.change(viewer, job, NOT_SIGNED, { label: 'Signature removed' }), undo: null };
}
