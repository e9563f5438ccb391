import { isAhead } from '../jobs/visits';
import type { Visit } from '../jobs/visit';
import { isHeld } from './planned-days';
import { PUBLIC_VISITS } from './public-copy';
import type { PublicCopy } from './public-copy';
import type { PublicCopySources } from './public-copy-sources';
import { firstNames, titleForClient } from './public-names';

type Coming = Pick<PublicCopySources, 'tracker' | 'people'> & {
  readonly live: readonly Visit[];
  readonly zone: string;
  readonly now: number;
};

/** The visits of open work that is not cancelled, as a whole or by its tracker. */
export function visitsOfLiveJobs({ tracker, jobs, visits }: PublicCopySources): readonly Visit[] {
  if (tracker.status === 'Cancelled' || tracker.listOrganizer !== 'Open') return [];
  const live = new Set(
    jobs.filter((job) => job.status !== 'Cancelled' && job.listOrganizer === 'Open').map((job) => job.uuid),
  );
  return visits.filter((visit) => live.has(visit.jobId));
}

/** The coming ones of the visits that go on (`live`), next one first. */
export function publicVisits({ tracker, people, live, zone, now }: Coming): PublicCopy['visits'] {
  return live
    .filter((visit) => visit.end > now && isAhead(visit.status) && !isHeld(tracker, visit, zone))
    .toSorted((a, b) => a.start - b.start || a.uuid.localeCompare(b.uuid))
    .slice(0, PUBLIC_VISITS)
    .map((visit) => ({
      id: visit.uuid,
      start: visit.start,
      end: visit.end,
      title: titleForClient(visit.title, tracker),
      clientNote: visit.clientNote,
      crew: tracker.clientVisible.crew ? firstNames(visit.crew, people) : [],
    }));
}
