import { object, string } from '@/shared/forms/frame/schema';

import { changeMembership } from '@/data/dealer/dealer';
import { useLive } from '@/data/live/use-live';
import { connectionsOf } from '@/data/network/network';
import { useViewer } from '@/data/session/use-session';
import { networkLists } from '@/domain/network/connection';
import type { DealerMember } from '@/domain/dealer/dealer';
import { notify } from '@/shared/feedback/notify';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

const schema = object({ person: string().required('Choose a person.') });

export type AddMemberDialogProps = {
  readonly members: readonly DealerMember[];
  readonly onClose: () => void;
};

/** Adds the company of a connected user as a member. */
export function AddMemberDialog({ members, onClose }: AddMemberDialogProps) {
  const viewer = useViewer();
  const { rows, status } = useLive(connectionsOf(viewer));
  const inside = new Set([viewer.owner, ...members.map((member) => member.uuid)]);
  const people = networkLists(rows).connected.filter(
    (one) => one.otherBusiness !== '' && !inside.has(one.otherOwner),
  );
  return (
    <FormikDialog
      open
      title="Add a member"
      submitLabel="Add"
      initialValues={{ person: '' }}
      validationSchema={schema}
      onClose={onClose}
      onSubmit={async ({ person }) => {
        await changeMembership('add', person);
        notify.success('Member added');
        onClose();
      }}
    >
      <FormSelect
        name="person"
        label="Connected person"
        helper={
          status !== 'ready'
            ? 'Reading your network.'
            : people.length === 0
              ? 'Nobody of another company is in your network yet.'
              : 'Their company sees your prices from then on.'
        }
        options={people.map((one) => ({
          value: one.other,
          label: `${one.otherName}, ${one.otherBusiness}`,
        }))}
      />
    </FormikDialog>
  );
}
