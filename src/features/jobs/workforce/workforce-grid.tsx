import { useEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Visit } from '@/domain/jobs/visit';
import { shifted, stretched } from '@/domain/jobs/workforce';
import type { Place } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { DragMark } from './drag-mark';
import { PersonRow } from './person-row';
import { useBarDrag } from './use-bar-drag';
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
const ARROWS: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** People by crew, and what each does on each day; bars are dragged, or moved by the arrow keys. */
export function WorkforceGrid({ force, today, now, place, onOpen, onOff }: WorkforceGridProps) {
  const { days, groups, byPerson, off, twice, move, stretch, receive, nameOf } = force;
  const { zone } = place;
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const order = [...groups.flatMap(({ people }) => people.map(({ uid }) => uid)), ''];
  const mayMove = useStableHandler(force.mayMove);

  const drop = useStableHandler((what: Dragged, target: Target, by: number) => {
    if (what.kind === 'job') receive(what.id, target.row, days[target.column] ?? today);
    else if (what.kind === 'edge') stretch(what.id, what.person, by);
    else move(what.id, what.person, target.row, by);
  });
  const { drag, onPointerDown } = useBarDrag(days.length, drop);

  const onKey = useStableHandler((event: KeyboardEvent, id: string, person: string) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [byDays, byRows] = arrow;
    if (event.shiftKey) {
      if (byDays !== 0) stretch(id, person, byDays);
      return;
    }
    const to = order[order.indexOf(person) + byRows] ?? person;
    // The bar is drawn in another row, and the focus goes along.
    focused.current = `[data-visit="${CSS.escape(id)}"][data-person="${CSS.escape(to)}"]`;
    move(id, person, to, byDays);
  });
  useEffect(() => {
    const bar = focused.current && root.current?.querySelector<HTMLElement>(focused.current);
    if (!bar) return;
    focused.current = null;
    bar.focus();
  }, [byPerson]);

  const textOf = (what: Dragged, target: Target | null): string => {
    if (!target) return 'Drop it on a person’s day, or press Escape.';
    const day = formatDay(days[target.column] ?? today, place, now);
    const row = what.kind === 'edge' ? what.person : target.row;
    const who = row === '' ? 'Nobody yet' : nameOf(row);
    const visit = what.kind === 'job' ? undefined : force.visitOf(what.id);
    if (!visit) return `${who}, ${day}`;
    const by = drag && drag.target ? drag.target.column - drag.from : 0;
    const span = what.kind === 'edge' ? stretched(visit, by, zone) : shifted(visit, by, zone);
    const warning = force.obstacle(visit.uuid, row, span);
    return `${who}, ${what.kind === 'edge' ? 'until ' : ''}${day}${warning === null ? '' : `. ${warning}.`}`;
  };

  const row = (person: string, name: string) => (
    <PersonRow
      key={person}
      {...{ person, name, days, place, twice, mayMove, onOpen, onOff, onKey }}
      visits={byPerson.get(person) ?? NONE}
      loads={force.loadOf(person)}
      off={force.offOf(person)}
    />
  );
  return (
    <div ref={root} onPointerDown={onPointerDown}>
      <div className="jl-force" style={{ '--days': days.length } as CSSProperties}>
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
          {groups.map((group) => {
            const load = group.people
              .flatMap(({ uid }) => force.loadOf(uid))
              .reduce((sum, hours) => sum + hours, 0);
            return (
              <section key={group.id} aria-label={group.name}>
                <div className="jl-force-row jl-force-group">
                  <div className="jl-force-name">{group.name}</div>
                  <div className="jl-force-days" style={{ minHeight: 32, alignItems: 'center' }}>
                    <small className="tn" style={{ gridColumn: '1 / -1', paddingInline: 8 }}>
                      {group.people.length} {group.people.length === 1 ? 'person' : 'people'},{' '}
                      {Math.round(load)} h planned
                    </small>
                  </div>
                </div>
                {group.people.map(({ uid, name }) => row(uid, name))}
              </section>
            );
          })}
          {row('', 'Nobody yet')}
        </div>
      </div>
      {off.status === 'ready' && <WorkTray tray={force.tray} now={now} onOpen={onOpen} />}
      {drag && <DragMark x={drag.x} y={drag.y} target={drag.target} text={textOf(drag.what, drag.target)} />}
    </div>
  );
}
