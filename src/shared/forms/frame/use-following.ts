import { useState } from 'react';

/** A form for a record that other users may change meanwhile. */
export type Following<V> = {
  /** The stored values that the form is based on; differences from them were typed here. */
  readonly base: V;
  readonly onFollow: (stored: V) => void;
  /** Fields changed by both, without a decision yet. */
  readonly undecided: readonly string[];
  readonly onUndecided: (paths: readonly string[]) => void;
  /** Sentence why the form cannot be sent now; null when it can. */
  readonly refusal: string | null;
};

/** Starts a form from the stored values or a kept draft; `FollowOthers` inside it keeps it in sync. */
export function useFollowing<V>(start: V): Following<V> {
  const [base, setBase] = useState(start);
  const [undecided, setUndecided] = useState<readonly string[]>([]);
  const refusal =
    undecided.length === 0 ? null : 'Somebody changed the same fields. Choose whose change stays.';
  return { base, onFollow: setBase, undecided, onUndecided: setUndecided, refusal };
}
