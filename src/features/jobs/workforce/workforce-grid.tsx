import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { CalendarRecord } from '@/domain/calendar/event';
import type { Visit } from '@/domain/jobs/visit';
import { shifted, stretched } from '@/domain/jobs/workforce';
import type { Place } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { formatDay } from '@/shared/format/dates';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { BarDrag } from './bar-drag';
import { groundOf } from './days-ground';
import { crewRow, nameOfRow, nextRow, peopleOf } from './force-rows';
import type { RowId } from './force-rows';
import { ForceRow, hours } from './force-row';
import type { Dragged, Target } from './use-bar-drag';
import { WorkTray } from './work-tray';
import type { Workforce } from './use-workforce';
import './workforce.css';

export type WorkforceGridProps = {
  readonly force: Workforce;
  readonly today: Day;
  readonly now: number;
  readonly place: Place;
  readonly onOpen: (id: string) => void;
  readonly onOff: (id: string) => void;
};

const NONE: readonly Visit[] = [];
const NO_LOAD: readonly number[] = [];
const NO_OFF: readonly CalendarRecord[] = [];
const ARROWS: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** People by crew, and what each does on each day; bars are dragged, or moved by the arrow keys. */
export function WorkforceGrid({ force, today, now, place, onOpen, onOff }: WorkforceGridProps) {
  const { days, groups, byRow, off, trouble, move, stretch, receive, nameOf } = force;
  const { zone } = place;
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const mayMove = useStableHandler(force.mayMove);

  const drop = useStableHandler((what: Dragged, target: Target, by: number) => {
    if (what.kind === 'job') receive(what.id, target.row, days[target.column] ?? today);
    else if (what.kind === 'edge') stretch(what.id, what.row, by);
    else move(what.id, what.row, target.row, by);
  });

  const onKey = useStableHandler((event: KeyboardEvent, id: string, row: RowId) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [byDays, byRows] = arrow;
    if (event.shiftKey) {
      if (byDays !== 0) stretch(id, row, byDays);
      return;
    }
    const to = byRows === 0 ? row : nextRow(row, byRows, groups);
    // The bar is drawn in another row, and the focus goes along.
    focused.current = `[data-visit="${CSS.escape(id)}"][data-in="${CSS.escape(to)}"]`;
    move(id, row, to, byDays);
  });
  useEffect(() => {
    const bar = focused.current && root.current?.querySelector<HTMLElement>(focused.current);
    if (!bar) return;
    focused.current = null;
    bar.focus();
  }, [byRow]);

  const textOf = (what: Dragged, target: Target | null, by: number): string => {
    if (!target) return 'Drop it on the day of a person or crew, or press Escape.';
    const day = formatDay(days[target.column] ?? today, place, now);
    const row = what.kind === 'edge' ? what.row : target.row;
    const who = nameOfRow(row, groups, nameOf);
    const visit = what.kind === 'job' ? undefined : force.visitOf(what.id);
    if (!visit) return `${who}, ${day}`;
    const span = what.kind === 'edge' ? stretched(visit, by, zone) : shifted(visit, by, zone);
    const warning = trouble.obstacle(visit.uuid, peopleOf(row, groups), span);
    return `${who}, ${what.kind === 'edge' ? 'until ' : ''}${day}${warning === null ? '' : `. ${warning}.`}`;
  };

  const plannedOf = (people: readonly string[]) =>
    `${hours(people.flatMap(force.loadOf).reduce((sum, load) => sum + load, 0))} planned`;
  const pictures = new Map(force.people.map(({ uid, picture }) => [uid, picture]));
  const pictureOf = (id: RowId) => (id === '' ? {} : { picture: pictures.get(id) ?? '' });
  const row = (id: RowId, name: string) => (
    <ForceRow
      key={id}
      {...{ row: id, name, days, place, mayMove, onOpen, onOff, onKey }}
      {...pictureOf(id)}
      note={id === '' ? 'Without people' : plannedOf([id])}
      trouble={trouble.byVisit}
      visits={byRow.get(id) ?? NONE}
      loads={id === '' ? NO_LOAD : force.loadOf(id)}
      off={force.offOf(id)}
    />
  );
  return (
    <BarDrag days={days.length} onDrop={drop} textOf={textOf}>
      <div ref={root} className="jl-force" style={groundOf(days, today)}>
        <div className="jl-force-inner">
          <div className="jl-force-row">
            <div className="jl-force-name">
              <small>Load of 8 h a day</small>
            </div>
            <div className="jl-force-days">
              {days.map((day) => (
                <div key={day} className="jl-force-head tn" aria-current={day === today ? 'date' : undefined}>
                  {day === today ? 'Today' : formatDay(day, place, now).split(/[ ,]/)[0]}
                  <b>{Number(day.slice(8))}</b>
                </div>
              ))}
            </div>
          </div>
          {groups.map(({ id, name: groupName, people }) => (
            <section key={id} aria-label={groupName}>
              {id === '' ? (
                <div className="jl-force-row jl-force-group">
                  <div className="jl-force-name">{groupName}</div>
                  <div className="jl-force-days" />
                </div>
              ) : (
                <ForceRow
                  isCrew
                  row={crewRow(id)}
                  {...{ name: groupName, days, place, mayMove, onOpen, onOff, onKey }}
                  note={`${plural(people.length, ['person', 'people'], place.country)}, ${plannedOf(people.map(({ uid }) => uid))}`}
                  trouble={trouble.byVisit}
                  visits={byRow.get(crewRow(id)) ?? NONE}
                  loads={NO_LOAD}
                  off={NO_OFF}
                />
              )}
              {people.map(({ uid, name }) => row(uid, name))}
            </section>
          ))}
          {row('', 'Nobody yet')}
        </div>
      </div>
      {off.status === 'ready' && <WorkTray tray={force.tray} now={now} onOpen={onOpen} />}
    </BarDrag>
  );
}
