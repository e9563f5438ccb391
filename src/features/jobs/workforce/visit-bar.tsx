import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead } from '@/domain/jobs/visits';
import type { Bar } from '@/domain/jobs/workforce';
import { statusLook, toneColour } from '@/shared/theme/status';
import { Icon } from '@/shared/ui/text/icon';
import type { RowId } from './force-rows';
import type { Trouble } from './use-trouble';

export type VisitBarProps = {
  readonly bar: Bar<Visit>;
  readonly row: RowId;
  /** Whether it is in a crew's row, where it says its status and work, too. */
  readonly isCrew: boolean;
  readonly when: string;
  /** What is wrong with it for the row's person. */
  readonly trouble: Trouble | '';
  readonly mayMove: boolean;
  readonly onOpen: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, id: string, row: RowId) => void;
};

/** A visit in a row: Enter opens it, arrows move it, with Shift they change its last day. */
export const VisitBar = memo(function VisitBar(props: VisitBarProps) {
  const { bar, row, isCrew, when, trouble, mayMove, onOpen, onKey } = props;
  const { visit, from, to, lane } = bar;
  const place = visit.streetAddress || visit.customerName || visit.title;
  const label = [place, visit.title, when, visit.status, trouble].filter((part) => part !== '').join(', ');
  const { tone, icon } = statusLook(visit.status);
  const { ink, fill } = toneColour(tone);
  return (
    <button
      type="button"
      className={`jl-force-bar${trouble === '' ? '' : ' jl-force-twice'}${isAhead(visit.status) ? '' : ' jl-force-done'}`}
      style={{
        gridColumn: `${from + 1} / ${to + 2}`,
        gridRow: lane + 1,
        ...(isCrew && { background: fill, borderColor: ink }),
      }}
      aria-label={label}
      title={label}
      data-visit={visit.uuid}
      data-in={row}
      data-moves={mayMove || undefined}
      onClick={() => onOpen(visit.uuid)}
      onKeyDown={mayMove ? (event) => onKey(event, visit.uuid, row) : undefined}
    >
      {trouble !== '' && <Icon of={TriangleAlert} size={14} />}
      <span>
        {place}
        {isCrew && (
          <small style={{ color: ink }}>
            <Icon of={icon} size={12} /> {visit.title || visit.status}
          </small>
        )}
      </span>
      {mayMove && <i className="jl-force-edge" data-edge />}
    </button>
  );
});
