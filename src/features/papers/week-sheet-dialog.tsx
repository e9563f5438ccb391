import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { timeOffBetween } from '@/data/calendar/time-off';
import { usePeople } from '@/data/employees/use-people';
import { useJobsNamed } from '@/data/jobs/use-jobs-named';
import { scheduledVisits } from '@/data/jobs/visits';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useIsRosterLoading } from '@/data/session/use-settings';
import { groupsOf } from '@/domain/jobs/workforce';
import { isOnSchedule } from '@/domain/jobs/job-rights';
import { isOnCrew, weekSheet } from '@/domain/papers/week-sheet';
import type { SheetCrew } from '@/domain/papers/week-sheet';
import { addDays, endOfDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { formatDayRange } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { SwitchRow } from '@/shared/ui/page/switch-row';

import { PaperDialog } from './paper-dialog';
import { usePaperMaker } from './use-paper-maker';

export type WeekSheetDialogProps = {
  /** The first day of the week. */
  readonly first: Day;
  readonly onClose: () => void;
};

const ALL = 'all';

/** Creates the week's sheets for the crews: a page for each, or for one. */
export function WeekSheetDialog({ first, onClose }: WeekSheetDialogProps) {
  const viewer = useViewer();
  const place = useFormat();
  const { business, write, isLoading } = usePaperMaker();
  const { people, nameOf } = usePeople();
  const isRosterLoading = useIsRosterLoading();
  const now = useNow();
  const [crew, setCrew] = useState(ALL);
  const [hasRoom, setRoom] = useState(true);
  const last = addDays(first, 6);
  const span = { start: startOfDay(first, place.zone), end: endOfDay(last, place.zone) };
  const live = useLive(scheduledVisits(viewer, span.start, span.end));
  const off = useLive(timeOffBetween(viewer, span));
  const visits = live.rows.filter((visit) => visit.status !== 'Cancelled' && isOnSchedule(viewer, visit));
  const { jobs, problem } = useJobsNamed(live.status === 'ready' ? visits.map(({ jobId }) => jobId) : null);

  const groups = groupsOf(people, business.settings.crews);
  const hasWork = (sheet: SheetCrew) => visits.some((visit) => isOnCrew(visit.crew, sheet));
  const sheets: readonly (SheetCrew & { readonly id: string })[] = [
    ...groups.map(({ id, name, people: of }) => ({
      id: id || 'others',
      name,
      people: of.map(({ uid }) => uid),
    })),
    { id: 'nobody', name: 'Nobody yet', people: [] },
  ];
  // Everyone's own page would be paper for nothing: beyond the crews only what has work.
  const isCrew = ({ id }: { readonly id: string }) => id !== 'others' && id !== 'nobody';
  const offered = sheets.filter((sheet) => isCrew(sheet) || hasWork(sheet));
  const chosen = crew === ALL ? offered : offered.filter(({ id }) => id === crew);
  const isComplete =
    !isLoading && !isRosterLoading && live.status === 'ready' && off.status === 'ready' && jobs !== null;
  return (
    <PaperDialog
      title="Week sheets"
      paper={
        isComplete
          ? weekSheet({
              first,
              crews: chosen,
              visits,
              jobs,
              off: off.rows,
              nameOf,
              hasRoom,
              business,
              now,
              write,
            })
          : null
      }
      refusal={offered.length === 0 ? 'Nothing is planned this week, and there are no crews.' : null}
      onClose={onClose}
    >
      <div>
        {formatDayRange(first, last, place, now)}: a page for each crew with its visits, addresses and open
        steps; no amounts.
      </div>
      {offered.length === 0 ? (
        <Alert severity="info">Nothing is planned this week.</Alert>
      ) : (
        <TextField select label="Crew" value={crew} onChange={(event) => setCrew(event.target.value)}>
          <MenuItem value={ALL}>All crews</MenuItem>
          {offered.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <SwitchRow
        label="Room for notes"
        text="Empty lines at the end of each page, to write on by hand."
        checked={hasRoom}
        onChange={setRoom}
      />
    </PaperDialog>
  );
}
