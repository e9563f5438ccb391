import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { NO_WORK, useOpenWork } from '@/data/jobs/open-work';
import type { OpenWork, Owner } from '@/data/jobs/open-work';
import { isAhead } from '@/domain/jobs/visits';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

/** Said when work is to be cancelled that is not known yet. */
export const WORK_UNKNOWN =
  'The work below is still being looked up. Try again in a moment, or leave it out.';

export type WorkChoiceProps = {
  readonly owner: Owner;
  /** The records whose work it is. */
  readonly ids: readonly string[];
  /** Tells the work that is cancelled, too: none when the user leaves it out, null while it is not known. */
  readonly onChoose: (work: OpenWork | null) => void;
};

/** Offers to cancel the open jobs and visits below records with them. Renders nothing where there are none. */
export function WorkChoice({ owner, ids, onChoose }: WorkChoiceProps) {
  const { country } = useFormat();
  const [isChosen, setIsChosen] = useState(true);
  const work = useOpenWork(owner, ids);
  const counted = work && countedWork(work, owner, ids, country);
  const tell = useStableHandler(onChoose);
  useEffect(() => tell(isChosen ? work : NO_WORK), [isChosen, work, tell]);
  if (counted === '') return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen} onChange={({ target }) => setIsChosen(target.checked)} />}
      label={`Cancel their ${counted ?? 'open jobs and visits'}, too`}
    />
  );
}

/** "2 open jobs and 3 visits" below records; '' for none. */
export function countedWork(
  { trackers, jobs, visits }: OpenWork,
  owner: Owner,
  ids: readonly string[],
  country: string,
): string {
  const open = new Set(owner === 'jobId' ? ids : jobs.map(({ uuid }) => uuid));
  const ahead = visits.filter(({ jobId, status }) => isAhead(status) && open.has(jobId));
  const parts = [
    { count: trackers.length, one: 'open tracker' },
    { count: jobs.length, one: 'open job' },
    { count: ahead.length, one: 'visit' },
  ];
  const counts = parts.filter(({ count }) => count > 0).map(({ count, one }) => plural(count, one, country));
  const last = counts.at(-1) ?? '';
  return counts.length > 1 ? `${counts.slice(0, -1).join(', ')} and ${last}` : last;
}
