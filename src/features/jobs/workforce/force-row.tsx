import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { CalendarRecord } from '@/domain/calendar/event';
import type { Visit } from '@/domain/jobs/visit';
import { barsOf, FULL_HOURS, WORKDAY_HOURS } from '@/domain/jobs/workforce';
import { daysBetween } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Place } from '@/domain/format/formats';
import { formatSpan } from '@/shared/format/dates';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import type { RowId } from './force-rows';
import type { Trouble } from './use-trouble';
import { VisitBar } from './visit-bar';

export type ForceRowProps = {
  readonly row: RowId;
  readonly name: string;
  /** A person's; '' for none. Absent in rows that are no person's. */
  readonly picture?: string;
  /** People and hours, below the name. */
  readonly note: string;
  /** Whether it is a crew's row, whose bars say more. */
  readonly isCrew?: boolean;
  readonly visits: readonly Visit[];
  /** Planned hours of each day; empty without visits, and for a crew. */
  readonly loads: readonly number[];
  readonly off: readonly CalendarRecord[];
  readonly days: readonly Day[];
  readonly place: Place;
  /** By visit, then by uid. */
  readonly trouble: ReadonlyMap<string, ReadonlyMap<string, Trouble>>;
  readonly mayMove: (visit: Visit) => boolean;
  readonly onOpen: (id: string) => void;
  readonly onOff: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, id: string, row: RowId) => void;
};

/** Hours with one decimal at most: "7.5 h". */
export const hours = (count: number) => `${Math.round(count * 10) / 10} h`;

/** The days of a person or crew: visits as bars in lanes, days off, and the load of each day. */
export const ForceRow = memo(function ForceRow(props: ForceRowProps) {
  const { row, name, picture, note, isCrew = false, visits, loads, off, days, place, trouble } = props;
  const { mayMove, onOpen, onOff, onKey } = props;
  const { zone } = place;
  const bars = barsOf(visits, days, zone);
  const lanes = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const [first = ''] = days;
  const column = (day: Day) => Math.min(Math.max(daysBetween(first, day), 0), days.length - 1) + 1;
  const shown = off.filter(({ firstDay, lastDay }) => lastDay >= first && firstDay <= (days.at(-1) ?? ''));
  return (
    <div
      className={`jl-force-row${isCrew ? ' jl-force-group' : ''}`}
      role="group"
      aria-label={name}
      data-row={row}
    >
      <div className="jl-force-name">
        {picture !== undefined && <PersonAvatar name={name} picture={picture} />}
        <div>
          {name}
          <small className="tn">{note}</small>
        </div>
      </div>
      <div className="jl-force-days" data-days>
        <div className="jl-force-bars">
          {shown.map((one, at) => (
            <button
              key={one.uuid}
              type="button"
              className="jl-force-off"
              style={{
                gridColumn: `${column(one.firstDay)} / ${column(one.lastDay) + 1}`,
                gridRow: lanes + at + 1,
              }}
              onClick={() => onOff(one.uuid)}
            >
              <span>Off: {one.title}</span>
            </button>
          ))}
          {bars.map((bar) => (
            <VisitBar
              key={bar.visit.uuid}
              {...{ bar, row, isCrew, onOpen, onKey }}
              when={formatSpan(bar.visit.start, bar.visit.end, place)}
              trouble={trouble.get(bar.visit.uuid)?.get(row) ?? ''}
              mayMove={mayMove(bar.visit)}
            />
          ))}
        </div>
        {loads.map((load, at) =>
          load === 0 ? null : (
            <div
              key={days[at]}
              className={`jl-force-load${load > FULL_HOURS ? ' jl-force-over' : ''}`}
              style={{
                gridColumn: at + 1,
                width: `calc((100% - 12px) * ${Math.min(load / WORKDAY_HOURS, 1)})`,
              }}
              title={hours(load)}
            />
          ),
        )}
      </div>
    </div>
  );
});
