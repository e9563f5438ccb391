import { boolean, object, string } from '@/shared/forms/frame/schema';

import { handOverTracker } from '@/data/network/handovers';
import { useLive } from '@/data/live/use-live';
import { connectionsOf } from '@/data/network/network';
import { useViewer } from '@/data/session/use-session';
import { networkLists } from '@/domain/network/connection';
import { HANDOVER_PARTS } from '@/domain/network/handover';
import type { Tracker } from '@/domain/trackers/tracker';
import { notify } from '@/shared/feedback/notify';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

const LABELS = {
  name: 'Customer’s name',
  contact: 'Phone and e-mail',
  address: 'Address',
  notes: 'Notes of this tracker',
} as const;

const schema = object({
  person: string().required('Choose a person.'),
  name: boolean(),
  contact: boolean(),
  address: boolean(),
  notes: boolean(),
});

export type HandoverDialogProps = { readonly tracker: Tracker; readonly onClose: () => void };

/** Hands a tracker to a connected user: the receiver, and the shared parts of the customer. */
export function HandoverDialog({ tracker, onClose }: HandoverDialogProps) {
  const viewer = useViewer();
  const { rows, status } = useLive(connectionsOf(viewer));
  const people = networkLists(rows).connected.filter((one) => one.otherOwner !== viewer.owner);
  return (
    <FormikDialog
      open
      title="Hand over"
      submitLabel="Hand over"
      initialValues={{ person: '', name: true, contact: false, address: true, notes: false }}
      validationSchema={schema}
      draftKey={`hand-over:${tracker.uuid}`}
      onClose={onClose}
      onSubmit={async ({ person, ...chosen }) => {
        const parts = HANDOVER_PARTS.filter((part) => chosen[part]);
        await handOverTracker(tracker.uuid, person, parts);
        notify.success('Offered; they accept it on My Network');
        onClose();
      }}
    >
      <FormSelect
        name="person"
        label="To"
        helper={
          status !== 'ready'
            ? 'Reading your network.'
            : people.length === 0
              ? 'Nobody of another business is in your network yet.'
              : 'Once they accept, they get a tracker of their own with what you choose, and never an amount.'
        }
        options={people.map((one) => ({
          value: one.other,
          label: one.otherBusiness === '' ? one.otherName : `${one.otherName}, ${one.otherBusiness}`,
        }))}
      />
      {HANDOVER_PARTS.map((part) => (
        <FormCheckbox key={part} name={part} label={LABELS[part]} />
      ))}
    </FormikDialog>
  );
}
