import type { Viewer } from '@/domain/access/viewer';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import type { MergePartKey } from '@/domain/customers/merge-parts';
import { fieldOf, numberOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';

/** The customer who is kept, the one who goes, and the parts of which the latter's value stays. */
export type MergeInput = {
  readonly keptId: string;
  readonly goneId: string;
  readonly take: readonly MergePartKey[];
};

/** Customers shown at once who were merged into one. */
const SHOWN = 5;

/** The customers who were merged into one. */
export function mergedIntoCustomer(viewer: Viewer, keptId: string): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...scopeOf(viewer), { field: 'mergedInto', op: '==', value: keptId }],
    orderBy: [],
    limit: SHOWN,
  });
}

type Step = { readonly moved: number; readonly isDone: boolean };

const stepOf = (answer: unknown): Step => ({
  moved: numberOf(answer, 'moved'),
  isDone: fieldOf(answer, 'isDone') === true,
});

/**
 * Merges two customers to the end; resolves to the number of records that moved. Rejects with AppError: 'network'
 * without a connection. After a failure the same call goes on.
 */
export function mergeCustomers(input: MergeInput): Promise<number> {
  return toTheEnd(() => callFunction('mergeCustomers', input, stepOf));
}

/** Takes a merge back to the end; `goneId` is the customer who was merged into another. */
export async function undoMerge(goneId: string): Promise<void> {
  await toTheEnd(() => callFunction('undoMerge', { goneId }, stepOf));
}

async function toTheEnd(call: () => Promise<Step>): Promise<number> {
  let step = await call();
  while (!step.isDone) step = await call();
  return step.moved;
}
