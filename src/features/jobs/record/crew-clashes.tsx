import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Person } from '@/data/employees/use-people';
import { visitsAround } from '@/data/jobs/visits';
import { clashesOf, visitProblem } from '@/domain/jobs/visits';
import { spanText } from '../planned-text';
import type { VisitValues } from './visit.schema';
import { useFormat } from '@/shared/format/format-context';

export type CrewClashesProps = {
  /** Id of the edited visit, or '' for a new one. */
  readonly visitId: string;
  readonly byUid: ReadonlyMap<string, Person>;
};

/** Warns when a member of the chosen crew has another visit at the same time, without forbidding it. */
export function CrewClashes({ visitId, byUid }: CrewClashesProps) {
  const place = useFormat();
  const viewer = useViewer();
  const { start, end, crew } = useFormikContext<VisitValues>().values;
  const span =
    start !== null && end !== null && visitProblem({ start, end }) === null ? { start, end } : null;
  const others = useLive(span && crew.length > 0 ? visitsAround(viewer, span.start, span.end) : null).rows;
  if (!span) return null;
  const clashes = clashesOf({ ...span, uuid: visitId, crew }, others);
  if (clashes.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {clashes.map(({ uid, visit }) => (
        <div key={`${uid} ${visit.uuid}`}>
          {byUid.get(uid)?.name ?? 'Someone'} is at {visit.title || visit.customerName},{' '}
          {spanText(visit.start, visit.end, place)}.
        </div>
      ))}
    </Alert>
  );
}
