import type { Fields, InferFields } from '../core/shape';
import type { NounDescription } from './define-noun';

type StatusField = 'status' | 'customerStatus';
type BesideStatus = 'statusBy' | 'statusReason' | 'statusNote' | 'subStatus' | 'previousStatus';

/** A status of records `R`. */
export type StatusOf<R> = R[keyof R & StatusField];

/** Why a record moves; '' where no reason is asked. */
export type MoveReason = { readonly reason: string; readonly note: string };

/** The changes of records `R` with their status: of these fields, those that they have. */
export type StatusChange<R, At = number> = Pick<R, keyof R & (StatusField | BesideStatus)> &
  Record<keyof R & 'statusAt', At>;

/**
 * The changes of a record that moves to a status: when and by whom, the reason, the step back, and no sub-status. The
 * table of allowed moves is the caller's.
 *
 * @param at epoch ms, or what stands for it in a write
 */
export function statusChange<F extends Fields, At = number>(
  { shape, status }: Pick<NounDescription<string, string, F>, 'shape' | 'status'>,
  from: Partial<Pick<InferFields<F>, keyof InferFields<F> & StatusField>>,
  to: StatusOf<InferFields<F>>,
  at: At,
  by: string,
  { reason, note }: MoveReason = { reason: '', note: '' },
): StatusChange<InferFields<F>, At> {
  const field = status?.field ?? 'status';
  const change = {
    [field]: to,
    statusAt: at,
    statusBy: by,
    statusReason: reason,
    statusNote: note,
    subStatus: '',
    previousStatus: Reflect.get(from, field),
  };
  const kept = Object.entries<unknown>(change).filter(([name]) => Object.hasOwn(shape.fields, name));
  return Object.fromEntries(kept) as StatusChange<InferFields<F>, At>;
}
