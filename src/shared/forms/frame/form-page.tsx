import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { BackLinkProps } from '../../ui/page/back-link';
import { FORM_WIDTH } from '../../ui/page/form-width';
import { PageFrame } from '../../ui/page/page-frame';
import { FormErrorSummary } from './form-error-summary';
import { FormFrame, type FormFrameProps } from './form-frame';
import { SaveBar } from './save-bar';
import { SubmitButton, type FormStep } from './submit-button';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

export type FormPageProps<V extends FormikValues> = Omit<FormFrameProps<V>, 'children' | 'draftKey'> & {
  readonly draftKey: string;
  readonly title: string;
  /** Where one came from; Cancel leads there. */
  readonly back: BackLinkProps;
  /** Of the fields, by path, for the list of errors. */
  readonly labels: Readonly<Record<string, string>>;
  readonly submitLabel: string;
  /** Given, the main button leads to the next step instead of sending. */
  readonly step?: FormStep | undefined;
  /** Blocks sending for a reason that the form shows. */
  readonly isBlocked?: boolean;
  readonly maxWidth?: number;
  readonly children: (values: V) => ReactNode;
};

/** A page with a form. Leaving asks when something was typed; a draft of it stays, but for Cancel. */
export function FormPage<V extends FormikValues>(props: FormPageProps<V>) {
  const {
    title,
    back,
    labels,
    submitLabel,
    step,
    isBlocked = false,
    maxWidth = FORM_WIDTH,
    children,
    ...frame
  } = props;
  const [isCancelled, setIsCancelled] = useState(false);
  return (
    <PageFrame title={title} back={back} maxWidth={maxWidth}>
      <FormFrame<V> {...frame}>
        {({ values, isChanged, isSubmitting, notices, discard }) => (
          <Box component={Form} noValidate aria-label={title} sx={{ display: 'grid', gap: 2 }}>
            {notices}
            {children(values)}
            <FormErrorSummary labels={labels} />
            <SaveBar>
              <SubmitButton disabled={isBlocked} step={step}>
                {submitLabel}
              </SubmitButton>
              <Button component={Link} to={back.to} variant="outlined" onClick={() => setIsCancelled(true)}>
                Cancel
              </Button>
            </SaveBar>
            <UnsavedChangesGuard
              when={isChanged && !isSubmitting}
              text={
                isCancelled
                  ? 'What you typed is thrown away.'
                  : 'What you typed waits here until you come back.'
              }
              outlivesReload
              onLeave={() => isCancelled && discard()}
              onStay={() => setIsCancelled(false)}
            />
          </Box>
        )}
      </FormFrame>
    </PageFrame>
  );
}
