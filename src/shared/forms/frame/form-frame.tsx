import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { changedPaths } from '@/domain/journal/their-changes';
import { logFailure } from '../../feedback/log-failure';
import { FollowOthers, type FollowedRecord } from './follow-others';
import type { FormSchema } from './late-schema';
import { useFormDraft } from './use-form-draft';

/** Formik's helpers, with the stored values that the typed ones are based on. */
export type FormHelpers<V> = FormikHelpers<V> & { readonly base: V };

export type FormFrameProps<V extends FormikValues> = {
  /** The stored values of the record, live; the blank ones of a new record. */
  readonly stored: V;
  /** Given, this window keeps typed values under this name until they are saved or discarded. */
  readonly draftKey?: string | undefined;
  /** Given, the form follows other users' changes and asks about fields that both changed. */
  readonly follow?: FollowedRecord<V> | undefined;
  readonly validationSchema?: FormSchema | undefined;
  /** Returns false when the draft must stay. A thrown AppError is shown and keeps the form. */
  readonly onSubmit: (values: V, helpers: FormHelpers<V>) => unknown;
  readonly children: (form: FormState<V>) => ReactNode;
};

export type FormState<V> = {
  readonly values: V;
  /** Something was typed and is not sent. */
  readonly isChanged: boolean;
  readonly isSubmitting: boolean;
  /** Drops what was typed. */
  readonly discard: () => void;
  /** A restored draft, and the questions about other users' changes. Goes to the top of the form. */
  readonly notices: ReactNode;
};

/** The behaviour of every form: draft, other users' changes, and errors. `FormPage` and `FormikDialog` give it a look. */
export function FormFrame<V extends FormikValues>(props: FormFrameProps<V>) {
  // Another key starts the form anew from what is stored.
  const [round, setRound] = useState(0);
  return <OneRound key={round} {...props} onStartOver={() => setRound(round + 1)} />;
}

function OneRound<V extends FormikValues>(props: FormFrameProps<V> & { readonly onStartOver: () => void }) {
  const { stored, draftKey, follow, validationSchema, onSubmit, onStartOver, children } = props;
  const draft = useFormDraft(draftKey ?? '', stored);
  const keepsDraft = draftKey !== undefined;
  // Read once: the draft is written while typing and must not feed back into the form.
  const [start] = useState(keepsDraft ? draft.values : stored);
  const [restored] = useState(keepsDraft && draft.restored);
  const [base, setBase] = useState(keepsDraft ? draft.base : stored);
  const [undecided, setUndecided] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<V | null>(null);
  const flatten = follow?.flatten ?? ((values: V) => values);

  const submit = async (values: V, helpers: FormikHelpers<V>) => {
    if (undecided.length > 0) {
      helpers.setStatus('Another user changed the same fields. Choose whose change stays.');
      return;
    }
    try {
      if ((await onSubmit(values, { ...helpers, base })) === false) return;
      setSent(values);
      if (keepsDraft) draft.clearDraft();
    } catch (cause) {
      if (!(cause instanceof AppError)) logFailure('A form was not saved', cause);
      helpers.setStatus(cause instanceof AppError ? cause.message : ERROR_SENTENCES.unknown);
    }
  };

  return (
    <Formik<V>
      initialValues={start}
      validationSchema={validationSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => {
        const isChanged = values !== sent && changedPaths(flatten(base), flatten(values)).length > 0;
        return (
          <>
            {children({
              values,
              isChanged,
              isSubmitting,
              discard: draft.clearDraft,
              notices: (
                <>
                  {restored && sent === null && (
                    <Restored
                      onStartOver={() => {
                        draft.clearDraft();
                        onStartOver();
                      }}
                    />
                  )}
                  {follow && (
                    <FollowOthers
                      {...follow}
                      flatten={flatten}
                      stored={stored}
                      base={base}
                      onFollow={setBase}
                      undecided={undecided}
                      onUndecided={setUndecided}
                    />
                  )}
                </>
              ),
            })}
            {keepsDraft && (
              <KeepDraft<V>
                isTyping={isChanged && !isSubmitting}
                onKeep={(now) => draft.saveDraft(now, base)}
                onForget={draft.clearDraft}
              />
            )}
          </>
        );
      }}
    </Formik>
  );
}

function Restored({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" variant="text" color="inherit" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      What you typed before is still here.
    </Alert>
  );
}

type KeepDraftProps<V> = {
  readonly isTyping: boolean;
  readonly onKeep: (values: V) => void;
  readonly onForget: () => void;
};

/** Keeps typed values while they differ from the stored ones. */
function KeepDraft<V>({ isTyping, onKeep, onForget }: KeepDraftProps<V>) {
  const { values, isSubmitting } = useFormikContext<V>();
  const wasKept = useRef(false);
  useEffect(() => {
    if (isTyping) onKeep(values);
    else if (wasKept.current && !isSubmitting) onForget();
    wasKept.current = isTyping || isSubmitting;
    // Only what is typed matters here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isTyping, values]);
  return null;
}
