import type { IntentName } from '@/domain/core/intents';
import type { Write } from '../store/port';

/** Something a person does to the data, as data: what to write, what to call it, how to take it back. */
export type Intent = {
  readonly name: IntentName;
  /** In the past tense, for the snackbar: "Appointment moved". */
  readonly label: string;
  readonly writes: readonly Write[];
  /** Writes that take it back, or null when it cannot be regretted. */
  readonly undo: readonly Write[] | null;
};
