import type { Price } from '@/domain/money/price';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import type { Person } from '@/data/employees/use-people';
import { AmountDialog } from '@/features/money/public';
import { HandoverDialog } from '@/features/network/public';
import { WorkAgreementDialog } from '@/features/papers/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { CancelDialog } from './cancel-dialog';
import { HoldDialog } from './hold-dialog';
import { TrackerEditDialog } from './tracker-edit-dialog';
import type { TrackerDialog } from './tracker-menu';
import type { TrackerActions } from './use-tracker-actions';

export type TrackerDialogsProps = {
  readonly open: boolean;
  readonly tracker: Tracker;
  readonly price: Price | null;
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
  readonly dialog: TrackerDialog;
  readonly actions: TrackerActions;
  readonly onClose: () => void;
};

/** The dialogs of a tracker's page: hold, cancel, edit, amount, hand-over, work agreement. */
export function TrackerDialogs(props: TrackerDialogsProps) {
  const { tracker, price, people, byUid, dialog, actions, onClose } = props;
  const { zone } = useFormat();
  const now = useNow();
  const then = (run: () => void) => {
    run();
    onClose();
  };
  return (
    <>
      {dialog === 'hold' && (
        <HoldDialog
          trackerId={tracker.uuid}
          today={dayOf(now, zone)}
          hasBegun={tracker.status === 'In Progress'}
          onHold={(answer) => then(() => actions.hold(answer))}
          onClose={onClose}
        />
      )}
      <CancelDialog
        open={dialog === 'cancel'}
        trackerId={tracker.uuid}
        onConfirm={(why, work) => then(() => actions.cancel(why, work))}
        onClose={onClose}
      />
      {dialog === 'edit' && (
        <TrackerEditDialog
          tracker={tracker}
          people={people}
          byUid={byUid}
          onSave={(changes) => then(() => Object.keys(changes).length > 0 && actions.edit(changes))}
          onClose={onClose}
        />
      )}
      {dialog === 'handover' && <HandoverDialog tracker={tracker} onClose={onClose} />}
      {dialog === 'agreement' && <WorkAgreementDialog tracker={tracker} onClose={onClose} />}
      <AmountDialog
        open={dialog === 'amount'}
        label="Contract amount"
        recordId={tracker.uuid}
        cents={price?.amount ?? null}
        onSave={(cents) => then(() => actions.setAmount(cents, price))}
        onClose={onClose}
      />
    </>
  );
}
