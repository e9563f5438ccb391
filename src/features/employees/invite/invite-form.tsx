import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';

import { invitationShape } from '@/domain/employees/invitation';
import { readAddresses } from '@/domain/format/email';
import { isListBreak } from '@/domain/mail/typed-people';
import { FormErrorSummary } from '@/shared/forms/frame/form-error-summary';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTagsField } from '@/shared/forms/fields/form-tags-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { Card } from '@/shared/ui/page/card';

import { inviteSchema } from './invite.schema';
import { PresetField } from './preset-field';
import type { InviteValues } from './use-invite';

export type InviteFormProps = {
  /** Use of the plan's seats; null without a limit. */
  readonly seats: string | null;
  readonly onInvite: (values: InviteValues) => Promise<readonly string[]>;
};

const initialValues: InviteValues = { emails: [], jobRole: '', preset: 'Field worker' };

/** Invites addresses with a role. Refused addresses stay in the field. */
export function InviteForm({ seats, onInvite }: InviteFormProps) {
  return (
    <Card>
      <Formik<InviteValues>
        initialValues={initialValues}
        validationSchema={inviteSchema}
        onSubmit={async (values, { resetForm }) => {
          const refused = await onInvite(values);
          const kept = { ...initialValues, preset: values.preset };
          resetForm({ values: refused.length === 0 ? kept : { ...values, emails: refused } });
        }}
      >
        {({ dirty, isSubmitting }) => (
          <Box component={Form} noValidate aria-label="Invite" sx={{ display: 'grid', gap: 2 }}>
            <Box>
              <Typography variant="h2">Invite</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                They get a mail with a link, choose a password and are in.
                {seats !== null && ` ${seats}`}
              </Typography>
            </Box>
            <FormTagsField
              name="emails"
              label="E-mail"
              required
              helper="Several at once: a comma or Enter after each."
              isBreak={isListBreak}
              split={(texts) => readAddresses(texts.join(';')).map(({ address }) => address)}
            />
            <FormTextField
              {...formFields(invitationShape).field('jobRole')}
              helper="What coworkers read beside the name. It may stay empty."
            />
            <PresetField />
            <FormErrorSummary />
            <Box>
              <SubmitButton pendingLabel="Inviting">Send invitation</SubmitButton>
            </Box>
            <UnsavedChangesGuard when={dirty && !isSubmitting} />
          </Box>
        )}
      </Formik>
    </Card>
  );
}
