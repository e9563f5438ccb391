import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';

import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { logFailure } from '../../feedback/log-failure';
import { Card } from '../../ui/page/card';
import { FormErrorSummary } from './form-error-summary';
import type { FormSchema } from './late-schema';
import { SaveBar } from './save-bar';
import { SubmitButton } from './submit-button';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

export type CardFormProps<V extends FormikValues> = {
  readonly title: string;
  readonly text?: string;
  readonly initialValues: V;
  readonly validationSchema: FormSchema;
  /** Saves and returns the form's new values. A rejection is shown above the button and keeps the typed text. */
  readonly onSave: (values: V) => Promise<V>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly submitLabel?: string;
  readonly children: ReactNode;
};

/** A part of a settings screen with its own save button; asks before unsaved text is left. */
export function CardForm<V extends FormikValues>(props: CardFormProps<V>) {
  const {
    title,
    text,
    initialValues,
    validationSchema,
    onSave,
    labels,
    submitLabel = 'Save',
    children,
  } = props;
  return (
    <Card>
      <Formik<V>
        initialValues={initialValues}
        validationSchema={validationSchema}
        onSubmit={async (values, { resetForm, setStatus }) => {
          setStatus(undefined);
          try {
            resetForm({ values: await onSave(values) });
          } catch (cause) {
            if (!(cause instanceof AppError)) logFailure('A form was not saved', cause);
            setStatus(cause instanceof AppError ? cause.message : ERROR_SENTENCES.unknown);
          }
        }}
      >
        {({ dirty, isSubmitting }) => (
          <Box component={Form} noValidate aria-label={title} sx={{ display: 'grid', gap: 2 }}>
            <Box>
              <Typography variant="h2">{title}</Typography>
              {text !== undefined && (
                <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
              )}
            </Box>
            {children}
            <FormErrorSummary {...(labels ? { labels } : {})} />
            <SaveBar>
              <SubmitButton>{submitLabel}</SubmitButton>
            </SaveBar>
            <UnsavedChangesGuard when={dirty && !isSubmitting} />
          </Box>
        )}
      </Formik>
    </Card>
  );
}
