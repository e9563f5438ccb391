import { mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Visit } from '@/domain/jobs/visit';
import type { Span } from '@/domain/time/spans';
import { expectedAfter } from '@/domain/trackers/expected-days';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import type { DocStore } from '../store/port';
import { trackerIntents } from '../trackers/trackers';
import { loadVisitContext } from './visit-context';
import type { LoadedContext } from './visit-context';
import { editVisit } from './visits';

/** A visit, its new time and people, and the line for the client; null keeps theirs. */
export type MovedVisit = {
  readonly visit: Visit;
  readonly span: Span;
  readonly crew: readonly string[];
  readonly clientNote: string | null;
};

/**
 * The changes that move visits at `at` (epoch ms), each with its job, whose other visits are read first, and with its
 * tracker's expected days in the business's zone. Rejects with AppError when a job cannot be read: nothing is changed
 * then.
 */
export async function moveVisits(
  store: DocStore,
  viewer: Viewer,
  moved: readonly MovedVisit[],
  { at, zone }: { readonly at: number; readonly zone: string },
): Promise<readonly Intent[]> {
  const jobIds = [...new Set(moved.map(({ visit }) => visit.jobId))];
  const contexts = await Promise.all(jobIds.map((id) => loadVisitContext(store, viewer, id, at)));
  return contexts.flatMap((context) => {
    // A job's later changes see its earlier ones.
    let { visits } = context;
    const intents = moved
      .filter(({ visit }) => visit.jobId === context.job.uuid)
      .map(({ visit, span, crew, clientNote }) => {
        const changes = {
          ...span,
          ...(crew !== visit.crew && { crew }),
          ...(clientNote !== null && { clientNote }),
        };
        const intent = editVisit({ ...context, visits }, visit, changes);
        visits = visits.map((one) => (one.uuid === visit.uuid ? { ...one, ...changes } : one));
        return intent;
      });
    return withTracker(context, visits, zone, intents);
  });
}

/** The tracker follows with the first of the changes, for users who may edit it. */
function withTracker(
  { viewer, tracker, visits }: LoadedContext,
  after: LoadedContext['visits'],
  zone: string,
  intents: readonly Intent[],
): readonly Intent[] {
  const [first, ...others] = intents;
  if (!first || !tracker || !mayOn(viewer, 'trackers:edit', tracker)) return intents;
  const days = expectedAfter(tracker, visits, after, zone);
  if (Object.keys(days).length === 0) return intents;
  return [together(first, trackerIntents.change(viewer, tracker, days)), ...others];
}
