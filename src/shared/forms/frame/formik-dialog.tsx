import Button from '@mui/material/Button';
import { Form, Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useId, useState, type ReactNode } from 'react';

import { useUnkept } from '../../kept/unkept';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { FormDialog, type FormDialogProps } from '../../ui/dialogs/form-dialog';
import { FormErrorSummary } from './form-error-summary';
import { SubmitButton } from './submit-button';
import { useDraft } from './use-draft';

export type FormikDialogProps<V extends FormikValues> = {
  open: boolean;
  title: string;
  initialValues: V;
  validationSchema?: unknown;
  onSubmit: (values: V, helpers: FormikHelpers<V>) => void | Promise<void>;
  onClose: () => void;
  submitLabel: string;
  pendingLabel?: string;
  children: ReactNode;
  secondAction?: ReactNode;
  /** Given, this tab keeps typed text and restores it when the dialog opens again. */
  draftKey?: string;
  width?: FormDialogProps['width'];
};

function DraftKeeper<V extends FormikValues>({ save }: { save: (values: V) => void }) {
  const { values, dirty } = useFormikContext<V>();
  useEffect(() => {
    if (dirty) save(values);
  }, [dirty, values, save]);
  return null;
}

/** Lets the browser ask before the window is closed with unsaved text. */
function CloseGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  useUnkept(dirty && !isSubmitting);
  return null;
}

/** A dialog with a form. Without a draft it asks before it discards typed text. */
export function FormikDialog<V extends FormikValues>(props: FormikDialogProps<V>) {
  return props.open ? <OpenFormikDialog {...props} /> : null;
}

function OpenFormikDialog<V extends FormikValues>(props: FormikDialogProps<V>) {
  const {
    title,
    initialValues,
    validationSchema,
    onSubmit,
    onClose,
    submitLabel,
    pendingLabel,
    children,
    secondAction,
    draftKey,
    width,
  } = props;
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { draft, saveDraft, clearDraft } = useDraft(draftKey ?? '', initialValues);
  const keepsDraft = draftKey !== undefined;
  // Read once: the draft is written while typing and must not feed back into the form.
  const [startValues] = useState(keepsDraft ? draft : initialValues);

  return (
    <Formik
      initialValues={startValues}
      validationSchema={validationSchema}
      validateOnBlur={false}
      onSubmit={async (values, helpers) => {
        await onSubmit(values, helpers);
        if (keepsDraft) clearDraft();
      }}
    >
      {({ dirty, isSubmitting }) => {
        const requestClose = () => {
          if (isSubmitting) return;
          if (dirty && !keepsDraft) setIsAsking(true);
          else onClose();
        };
        return (
          <FormDialog
            open
            title={title}
            onClose={requestClose}
            {...(width && { width })}
            actions={
              <>
                <Button variant="outlined" onClick={requestClose} disabled={isSubmitting}>
                  Cancel
                </Button>
                {secondAction}
                <SubmitButton form={formId} {...(pendingLabel !== undefined && { pendingLabel })}>
                  {submitLabel}
                </SubmitButton>
              </>
            }
          >
            <Form id={formId} noValidate style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
              <FormErrorSummary />
              {children}
            </Form>
            {keepsDraft ? <DraftKeeper<V> save={saveDraft} /> : <CloseGuard />}
            <ConfirmDialog
              open={isAsking}
              title="Throw away what you typed?"
              confirmLabel="Throw away"
              cancelLabel="Keep typing"
              tone="danger"
              onConfirm={onClose}
              onClose={() => setIsAsking(false)}
            />
          </FormDialog>
        );
      }}
    </Formik>
  );
}
