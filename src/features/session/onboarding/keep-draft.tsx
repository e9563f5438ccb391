import { useFormikContext } from 'formik';
import { useEffect } from 'react';

export type KeepDraftProps<V> = { readonly onKeep: (values: V) => void };

/** Keeps the surrounding form's values at every key press, so that they survive a reload. */
export function KeepDraft<V>({ onKeep }: KeepDraftProps<V>) {
  const { values, dirty } = useFormikContext<V>();
  useEffect(() => {
    if (dirty) onKeep(values);
    // Only typing counts: a new function for keeping is no new text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, dirty]);
  return null;
}
