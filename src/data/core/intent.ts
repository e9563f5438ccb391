import type { IntentName } from '@/domain/core/intents';
import type { Write } from '../store/port';

/** A user's change as data: its writes, its label and its undo. */
export type Intent = {
  readonly name: IntentName;
  /** In the past tense, for the snackbar: "Appointment moved". */
  readonly label: string;
  readonly writes: readonly Write[];
  readonly undo: readonly Write[] | null;
};
