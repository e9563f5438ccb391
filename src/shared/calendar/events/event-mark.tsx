import type { EventMark as Mark } from './calendar-event';

/** A letter or initials in a colour: whose an event is. Plain elements, as events are drawn by the hundred. */
export function EventMark({ letter, colour, name }: Mark) {
  return (
    <span className="jl-event-mark" style={{ background: colour }} title={name}>
      <span aria-hidden>{letter}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
