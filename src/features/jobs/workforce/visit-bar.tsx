import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead } from '@/domain/jobs/visits';
import type { Bar } from '@/domain/jobs/workforce';
import { Icon } from '@/shared/ui/text/icon';

export type VisitBarProps = {
  readonly bar: Bar<Visit>;
  /** Uid of the row's person; '' for the row of visits without people. */
  readonly person: string;
  readonly when: string;
  readonly isTwice: boolean;
  readonly mayMove: boolean;
  readonly onOpen: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, id: string, person: string) => void;
};

/** A visit in a person's row: Enter opens it, arrows move it, with Shift they change its last day. */
export const VisitBar = memo(function VisitBar(props: VisitBarProps) {
  const { bar, person, when, isTwice, mayMove, onOpen, onKey } = props;
  const { visit, from, to, lane } = bar;
  const place = visit.streetAddress || visit.customerName || visit.title;
  const label = [place, visit.title, when, visit.status, isTwice ? 'booked twice' : '']
    .filter((part) => part !== '')
    .join(', ');
  return (
    <button
      type="button"
      className={`jl-force-bar${isTwice ? ' jl-force-twice' : ''}${isAhead(visit.status) ? '' : ' jl-force-done'}`}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1 }}
      aria-label={label}
      title={label}
      data-visit={visit.uuid}
      data-person={person}
      data-moves={mayMove || undefined}
      onClick={() => onOpen(visit.uuid)}
      onKeyDown={mayMove ? (event) => onKey(event, visit.uuid, person) : undefined}
    >
      {isTwice && <Icon of={TriangleAlert} size={14} />}
      <span>{place}</span>
      {mayMove && <i className="jl-force-edge" data-edge />}
    </button>
  );
});
