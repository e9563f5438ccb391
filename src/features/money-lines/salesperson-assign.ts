import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '@/data/core/intent';
import type { Person } from '@/data/employees/use-people';
import { assignSalesperson } from '@/data/money/assign-salesperson';
import { MAX_ASSIGNEES } from '@/domain/core/record';

type Sold = { readonly salesperson: string; readonly assignees: readonly string[] };

/** How the bulk bars of estimates and invoices give them to a salesperson. */
export function salespersonAssign<P extends Sold>(
  change: (viewer: Viewer, paper: P, changes: Sold) => Intent,
) {
  return {
    label: 'Salesperson',
    mayBeNobody: false,
    isAssigned: (paper: P, uid: string) => paper.salesperson === uid,
    change: (viewer: Viewer, paper: P, person: Person) =>
      assignSalesperson(change, viewer, paper, person.uid),
    refusal: ({ assignees }: P) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  };
}
