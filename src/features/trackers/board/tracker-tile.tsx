import type { Person } from '@/data/employees/use-people';
import { shortNumber } from '@/domain/core/record-number';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { DragCard } from '@/shared/dnd/drag-board';
import { useFormat } from '@/shared/format/format-context';
import { MoneyText } from '@/shared/ui/text/money-text';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { BillingChip } from '../list/billing-chip';
import { expectedText } from '../list/expected-text';
import { needsAttention, TrackerMarks } from '../list/tracker-marks';

export type TrackerTileProps = {
  readonly tracker: Tracker;
  readonly index: number;
  readonly today: Day;
  /** In cents; null without one, or hidden from the user. */
  readonly amount: number | null;
  readonly person: Person | null;
  readonly onOpen: (id: string) => void;
};

/** A tracker on the board. */
export function TrackerTile({ tracker, index, today, amount, person, onOpen }: TrackerTileProps) {
  const place = useFormat();
  return (
    <DragCard
      id={tracker.uuid}
      name={tracker.streetAddress || tracker.title}
      index={index}
      className="jl-stage-card"
      onOpen={() => onOpen(tracker.uuid)}
    >
      <b dir="auto">{tracker.streetAddress || tracker.title}</b>
      <span>
        <span dir="auto">{tracker.customerName}</span>
        <span className="tn">{shortNumber(tracker)}</span>
      </span>
      {needsAttention(tracker, today) ? (
        <TrackerMarks tracker={tracker} today={today} brief />
      ) : (
        <span>{expectedText(tracker, place)}</span>
      )}
      {tracker.billing !== '' && tracker.billing !== 'Overdue' && (
        <span>
          <BillingChip billing={tracker.billing} />
        </span>
      )}
      <span>
        {amount === null ? (
          <span />
        ) : (
          <b className="jl-stage-amount">
            <MoneyText cents={amount} />
          </b>
        )}
        {person && (
          <span title={person.name}>
            <PersonAvatar name={person.name} picture={person.picture} />
            <span className="visually-hidden">{person.name}</span>
          </span>
        )}
      </span>
    </DragCard>
  );
}
