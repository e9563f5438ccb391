import Box from '@mui/material/Box';

import { UPDATE_KINDS } from '@/domain/company/update-kinds';
import { UPDATES_SAID } from '@/domain/client-updates/updates-said';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { CardForm } from '@/shared/forms/frame/card-form';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { clientUpdatesSchema } from './client-updates.schema';
import { UpdateEditor } from './update-editor';

type Chosen = Pick<BusinessSettings, 'clientUpdates' | 'textedUpdates' | 'reviewAddress'>;

/** Every occasion as typed; those that are off keep their words until the form is left. */
export type TypedUpdates = {
  readonly updates: readonly {
    readonly kind: UpdateKind;
    readonly isOn: boolean;
    readonly isTexted: boolean;
    readonly subject: string;
    readonly text: string;
  }[];
  readonly reviewAddress: string;
};

export type ClientUpdatesFormProps = {
  readonly chosen: Chosen;
  readonly businessName: string;
  /** Whether text messages are set up; else only mails are offered. */
  readonly offersTexts: boolean;
  readonly onSave: (chosen: Chosen) => Promise<void>;
};

const LABELS: Readonly<Record<string, string>> = {
  reviewAddress: 'Address for reviews',
  ...Object.fromEntries(
    UPDATE_KINDS.flatMap((kind, at) => [
      [`updates.${at}.subject`, `${UPDATES_SAID[kind].label}, subject`],
      [`updates.${at}.text`, `${UPDATES_SAID[kind].label}, text`],
    ]),
  ),
};

/** The mails that clients get by themselves: on which occasions, and in which words. */
export function ClientUpdatesForm({ chosen, businessName, offersTexts, onSave }: ClientUpdatesFormProps) {
  return (
    <CardForm<TypedUpdates>
      title="Mails to clients"
      text="They go to the tracker's e-mail address, with the tracking link and a way to stop them. A tracker's Client page tab shows each one before it goes."
      initialValues={typed(chosen)}
      validationSchema={clientUpdatesSchema}
      labels={LABELS}
      onSave={async ({ updates, reviewAddress }) => {
        const next = {
          clientUpdates: updates
            .filter(({ isOn }) => isOn)
            .map(({ kind, subject, text }) => ({ kind, subject: subject.trim(), text: text.trim() })),
          textedUpdates: updates.filter(({ isOn, isTexted }) => isOn && isTexted).map(({ kind }) => kind),
          reviewAddress: reviewAddress.trim(),
        };
        await onSave(next);
        return typed(next);
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {UPDATE_KINDS.map((kind, index) => (
          <UpdateEditor key={kind} name={`updates.${index}`} {...{ kind, businessName, offersTexts }} />
        ))}
      </Box>
      <FormTextField
        {...formFields(settingsShape).field('reviewAddress')}
        type="url"
        placeholder="https://g.page/r/your-business"
        helper="Where {review} leads: your page at Google, Facebook or elsewhere."
      />
    </CardForm>
  );
}

function typed({ clientUpdates, textedUpdates, reviewAddress }: Chosen): TypedUpdates {
  const updates = UPDATE_KINDS.map((kind) => {
    const own = clientUpdates.find((one) => one.kind === kind);
    const { subject, body } = UPDATES_SAID[kind];
    const words = { subject: own?.subject ?? subject, text: own?.text ?? body };
    return { kind, isOn: own !== undefined, isTexted: textedUpdates.includes(kind), ...words };
  });
  return { updates, reviewAddress };
}
