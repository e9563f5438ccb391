import type { IntentName } from '@/domain/core/intents';
import type { Write } from '../store/port';

/** A user's change as data: its writes, its label and its undo. */
export type Intent = {
  readonly name: IntentName;
  /** In the past tense, for the snackbar: "Appointment moved". */
  readonly label: string;
  /** The title of the record, which the snackbar adds: "Tear-off, Hill house". */
  readonly about?: string;
  readonly writes: readonly Write[];
  readonly undo: readonly Write[] | null;
};

/** Several changes as one: a single batch with a single Undo, named like the first. None is half undone. */
export function together(first: Intent, ...others: readonly Pick<Intent, 'writes' | 'undo'>[]): Intent {
  const undos = [first, ...others].map(({ undo }) => undo);
  return {
    ...first,
    writes: [first, ...others].flatMap(({ writes }) => writes),
    undo: undos.every((undo) => undo !== null) ? undos.flat() : null,
  };
}
