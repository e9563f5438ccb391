import GlobalStyles from '@mui/material/GlobalStyles';
import { createPortal } from 'react-dom';
import { conventionsOf } from '@/domain/format/conventions';
import type { Place } from '@/domain/format/formats';
import type { Visit } from '@/domain/jobs/visit';
import { hoursOn } from '@/domain/jobs/workforce';
import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { formatDay, formatDayRange, formatTime, formatTimeRange } from '@/shared/format/dates';
import { leftOutText } from './left-out-text';
import type { Workforce } from './use-workforce';
import './printed-plan.css';

export type PrintedPlanProps = {
  readonly force: Workforce;
  readonly place: Place;
  /** Epoch ms. */
  readonly now: number;
};

/** The plan on paper, in place of the screen: a table for each week with every person and day. */
export function PrintedPlan({ force, place, now }: PrintedPlanProps) {
  const { days, groups, leftOut } = force;
  const size = conventionsOf(place.country).paper === 'A4' ? 'A4' : 'letter';
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => days.slice(at * 7, at * 7 + 7));
  const people = [
    ...groups.flatMap((group) =>
      group.people.map(({ uid, name }) => ({ uid, name, crew: group.id === '' ? '' : group.name })),
    ),
    { uid: '', name: 'Nobody yet', crew: '' },
  ];
  return createPortal(
    <div className="jl-printed-plan">
      <GlobalStyles styles={{ '@page': { size: `${size} landscape`, margin: '10mm' } }} />
      {weeks.map((week) => {
        const [first = '', last = first] = [week[0], week.at(-1)];
        return (
          <table key={first}>
            <caption>
              <h1>Workforce, {formatDayRange(first, last, place, now)}</h1>
              {leftOut > 0 && <p>{leftOutText(leftOut)}</p>}
            </caption>
            <thead>
              <tr>
                <th scope="col">Person</th>
                {week.map((day) => (
                  <th key={day} scope="col">
                    {formatDay(day, place, now)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ uid, name, crew }) => (
                <tr key={uid}>
                  <th scope="row">
                    {name}
                    {crew !== '' && <p>{crew}</p>}
                  </th>
                  {week.map((day) => (
                    <td key={day}>
                      <PersonDay {...{ force, place, day }} person={uid} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>,
    document.body,
  );
}

type PersonDayProps = Pick<PrintedPlanProps, 'force' | 'place'> & {
  /** A uid, '' for visits without people. */
  readonly person: string;
  readonly day: Day;
};

function PersonDay({ force, place, person, day }: PersonDayProps) {
  const off = force.offOf(person).filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const visits = (force.byRow.get(person) ?? [])
    .filter((visit) => hoursOn(visit, day, place.zone) > 0)
    .toSorted((a, b) => a.start - b.start);
  return (
    <>
      {off.map(({ uuid, title }) => (
        <p key={uuid}>Off: {title}</p>
      ))}
      {visits.map((visit) => (
        <p key={visit.uuid}>
          <b>{timesOn(visit, day, place)}</b>{' '}
          {[visit.streetAddress || visit.customerName, visit.title].filter(Boolean).join(', ')}
        </p>
      ))}
    </>
  );
}

/** A visit's times on one of its days: from its start on the first, until its end on the last. */
function timesOn({ start, end }: Visit, day: Day, place: Place): string {
  const begins = dayOf(start, place.zone) === day;
  const ends = dayOf(end - 1, place.zone) === day;
  if (begins && ends) return formatTimeRange(start, end, place);
  if (begins) return `from ${formatTime(start, place)}`;
  return ends ? `until ${formatTime(end, place)}` : '';
}
