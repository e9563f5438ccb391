import { textsOf } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';

import { requestConnection } from '@/data/network/network';
import { connectionShape } from '@/domain/network/connection';
import { notify } from '@/shared/feedback/notify';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

const { field } = formFields(connectionShape);

const schema = object({
  message: textsOf(connectionShape)('message', 'A message').trim(),
});

export type RequestDialogProps = {
  /** Type of `to`: a link's code, or a uid from a search. */
  readonly by: 'code' | 'person';
  readonly to: string;
  readonly title: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

/** Requests a connection, with an optional message. */
export function RequestDialog({ by, to, title, onSent, onClose }: RequestDialogProps) {
  return (
    <FormikDialog
      open
      title={title}
      submitLabel="Send request"
      initialValues={{ message: '' }}
      validationSchema={schema}
      draftKey={`connect:${to}`}
      onClose={onClose}
      onSubmit={async ({ message }) => {
        const { state } = await requestConnection({ by, to, message: message.trim() });
        notify.success(state === 'connected' ? 'You are connected' : 'Request sent');
        onSent();
      }}
    >
      <FormTextField {...field('message')} multiline rows={2} helper="Say who you are." autoFocus />
    </FormikDialog>
  );
}
