import type { Tracker } from '@/domain/trackers/tracker';
import type { Formats } from '@/domain/format/formats';
import { formatDate, formatDay } from '@/shared/format/dates';

/** Why the work is on hold, since when, and when it goes on. */
export function holdText({ reason, note, since, resumesOn }: Tracker['hold'], now: number, formats: Formats) {
  const from = since === null ? '' : `, since ${formatDate(since, formats)}`;
  const until =
    resumesOn === '' ? 'new start not known yet' : `new start ${formatDay(resumesOn, formats, now)}`;
  return (
    <>
      <b>On hold: {reason.toLowerCase()}</b>
      {`${from}, ${until}`}
      {note !== '' && <div>{note}</div>}
    </>
  );
}
