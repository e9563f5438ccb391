import { SUB_STATUS_COLOURS } from '@/domain/core/sub-statuses';
import type { Crew } from '@/domain/company/company';
import { letters } from '@/domain/jobs/crews';
import type { EventMark } from '@/shared/calendar/events/calendar-event';
import { subStatusInk } from '@/shared/theme/sub-status';

/** Grey says "none". */
const COLOURS = SUB_STATUS_COLOURS.filter((colour) => colour !== 'grey');

/** The letter and colour of each crew, by its id. */
export function crewMarks(crews: readonly Crew[]): ReadonlyMap<string, EventMark> {
  const marked = letters(crews.map(({ name }) => name));
  return new Map(
    crews.map(({ id, name }, index) => [
      id,
      { letter: marked[index] ?? '', colour: subStatusInk(COLOURS[index % COLOURS.length] ?? 'blue'), name },
    ]),
  );
}
