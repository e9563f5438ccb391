import { useState } from 'react';

/** A form over a record that others may change meanwhile. */
export type Following<V> = {
  /** The stored values that the form is in step with; what differs from them was typed here. */
  readonly base: V;
  readonly onFollow: (stored: V) => void;
  /** Fields that both changed and nobody has decided about yet. */
  readonly undecided: readonly string[];
  readonly onUndecided: (paths: readonly string[]) => void;
  /** Why the form cannot be sent now, in a sentence; null when it can. */
  readonly refusal: string | null;
};

/**
 * Starts a form from the stored values, or from those that kept text was typed over; `FollowOthers` inside it keeps it in
 * step with what is stored.
 */
export function useFollowing<V>(start: V): Following<V> {
  const [base, setBase] = useState(start);
  const [undecided, setUndecided] = useState<readonly string[]>([]);
  const refusal =
    undecided.length === 0 ? null : 'Somebody changed the same fields. Choose whose change stays.';
  return { base, onFollow: setBase, undecided, onUndecided: setUndecided, refusal };
}
