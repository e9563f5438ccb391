import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

export type KeepDraftProps<V> = {
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  readonly onKeep: (values: V) => void;
  /** Nothing is left to keep. */
  readonly onForget: () => void;
};

/** Inside a form: keeps what is typed while it differs from what is stored, so that a sign-out does not lose it. */
export function KeepDraft<V>({ isChanged, onKeep, onForget }: KeepDraftProps<V>) {
  const { values } = useFormikContext<V>();
  const wasKept = useRef(false);
  useEffect(() => {
    if (isChanged) onKeep(values);
    else if (wasKept.current) onForget();
    wasKept.current = isChanged;
    // Only what is typed matters here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isChanged, values]);
  return null;
}
