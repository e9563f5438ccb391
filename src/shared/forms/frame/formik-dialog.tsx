import Button from '@mui/material/Button';
import { Form, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';

import { useUnkept } from '../../kept/unkept';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { FormDialog, type FormDialogProps } from '../../ui/dialogs/form-dialog';
import { FormErrorSummary } from './form-error-summary';
import { FormFrame, type FormFrameProps } from './form-frame';
import { SubmitButton } from './submit-button';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

export type FormikDialogProps<V extends FormikValues> = Omit<FormFrameProps<V>, 'stored' | 'children'> & {
  open: boolean;
  title: string;
  /** The stored values, live; the blank ones of a new record. */
  initialValues: V;
  onClose: () => void;
  submitLabel: string;
  pendingLabel?: string;
  children: ReactNode;
  secondAction?: ReactNode;
  width?: FormDialogProps['width'];
};

/** A dialog with a form, which asks before typed text is lost. A draft survives a reload and a way back. */
export function FormikDialog<V extends FormikValues>(props: FormikDialogProps<V>) {
  return props.open ? <OpenFormikDialog {...props} /> : null;
}

function OpenFormikDialog<V extends FormikValues>(props: FormikDialogProps<V>) {
  const {
    open: _open,
    title,
    initialValues,
    onClose,
    submitLabel,
    pendingLabel,
    children,
    secondAction,
    width,
    ...frame
  } = props;
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <FormFrame<V> {...frame} stored={initialValues}>
      {({ isChanged, isSubmitting, notices, discard }) => {
        const requestClose = () => {
          if (isSubmitting) return;
          if (isChanged) setIsAsking(true);
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
              {notices}
              {children}
            </Form>
            {frame.draftKey === undefined ? (
              <UnsavedChangesGuard when={isChanged && !isSubmitting} />
            ) : (
              <KeptByDraft isUnsaved={isChanged && !isSubmitting} />
            )}
            <ConfirmDialog
              open={isAsking}
              title="Throw away what you typed?"
              confirmLabel="Throw away"
              cancelLabel="Keep typing"
              tone="danger"
              onConfirm={() => {
                if (frame.draftKey !== undefined) discard();
                onClose();
              }}
              onClose={() => setIsAsking(false)}
            />
          </FormDialog>
        );
      }}
    </FormFrame>
  );
}

/** Lets the browser ask before the window is closed; a reload and a way back find the draft. */
function KeptByDraft({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnkept(isUnsaved, true);
  return null;
}
