import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

export type KeepDraftProps<V> = {
  readonly isChanged: boolean;
  readonly onKeep: (values: V) => void;
  /** Called when there is no draft to keep. */
  readonly onForget: () => void;
};

/** Inside a form: keeps typed values while they differ from the stored ones, so that a sign-out does not lose them. */
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
