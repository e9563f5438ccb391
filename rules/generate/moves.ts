import {
  CUSTOMER_MOVES,
  CUSTOMER_STATUSES,
  JOB_MOVES,
  JOB_STATUSES,
  LINK_MOVES,
  LINK_STATES,
  reasonsFor,
  TRACKER_MOVES,
  TRACKER_STATUSES,
  VISIT_MOVES,
  VISIT_STATUSES,
} from '@/domain/statuses';
import { literal } from './expressions';

/**
 * A function `name(from, to)` that is true for the moves of a transition table and for staying.
 * Statuses with the same way out share a branch, so that the usual table stays short.
 */
export function moveFunction<S extends string>(
  name: string,
  statuses: readonly S[],
  moves: Readonly<Record<S, readonly S[]>>,
): string {
  const branches = new Map<string, { from: S[]; to: readonly S[] }>();
  for (const from of statuses) {
    const to = statuses.filter((status) => status === from || moves[from].includes(status));
    const key = to.join('|');
    const branch = branches.get(key);
    if (branch) branch.from.push(from);
    else branches.set(key, { from: [from], to });
  }
  const body = [...branches.values()]
    .map(({ from, to }) => `(from in ${literal(from)} && to in ${literal(to)})`)
    .join('\n    || ');
  return `function ${name}(from, to) {\n  return ${body};\n}`;
}

/** Statuses that ask a reason, whatever the noun. */
function reasonFunction(): string {
  const asking = [...new Set([...CUSTOMER_STATUSES, ...TRACKER_STATUSES, ...JOB_STATUSES])].filter(
    (status) => reasonsFor(status).length > 0,
  );
  return `function reasonGiven(status, reason) {\n  return !(status in ${literal(asking)}) || reason != '';\n}`;
}

/** All transition tables as rules functions. */
export function moveFunctions(): string[] {
  return [
    moveFunction('customerMove', CUSTOMER_STATUSES, CUSTOMER_MOVES),
    moveFunction('trackerMove', TRACKER_STATUSES, TRACKER_MOVES),
    moveFunction('jobMove', JOB_STATUSES, JOB_MOVES),
    moveFunction('visitMove', VISIT_STATUSES, VISIT_MOVES),
    moveFunction('linkMove', LINK_STATES, LINK_MOVES),
    reasonFunction(),
  ];
}
