import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { timeOffBetween } from '@/data/calendar/time-off';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Person } from '@/data/employees/use-people';
import { visitsAround } from '@/data/jobs/visits';
import { clashesOf, visitProblem } from '@/domain/jobs/visits';
import { isOff } from '@/domain/jobs/workforce';
import type { VisitValues } from './visit.schema';
import { formatDaySpan, formatSpan } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';

export type CrewClashesProps = {
  /** Id of the edited visit, or '' for a new one. */
  readonly visitId: string;
  readonly byUid: ReadonlyMap<string, Person>;
};

/** Warns when a member of the chosen crew has another visit at the same time or a day off, without forbidding it. */
export function CrewClashes({ visitId, byUid }: CrewClashesProps) {
  const place = useFormat();
  const viewer = useViewer();
  const { start, end, crew } = useFormikContext<VisitValues>().values;
  const span =
    start !== null && end !== null && visitProblem({ start, end }) === null ? { start, end } : null;
  const asked = crew.length > 0 ? span : null;
  const others = useLive(asked && visitsAround(viewer, asked.start, asked.end)).rows;
  const daysOff = useLive(asked && timeOffBetween(viewer, asked)).rows;
  if (!asked) return null;
  const nameOf = (uid: string) => byUid.get(uid)?.name ?? 'Someone';
  const clashes = clashesOf({ ...asked, uuid: visitId, crew }, others);
  const away = crew.flatMap((uid) => isOff(daysOff, uid, asked, place.zone) ?? []);
  if (clashes.length + away.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {clashes.map(({ uid, visit }) => (
        <div key={`${uid} ${visit.uuid}`}>
          {nameOf(uid)} is at {visit.title || visit.customerName}, {formatSpan(visit.start, visit.end, place)}
          .
        </div>
      ))}
      {away.map((off) => (
        <div key={off.uuid}>
          {nameOf(off.person)} is off: {off.title}, {formatDaySpan(off.firstDay, off.lastDay, place)}.
        </div>
      ))}
    </Alert>
  );
}
