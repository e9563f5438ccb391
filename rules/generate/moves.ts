import {
  CUSTOMER_MOVES,
  CUSTOMER_STATUSES,
  JOB_MOVES,
  JOB_STATUSES,
  LINK_MOVES,
  LINK_STATES,
  reasonsFor,
  TRACKER_STATUSES,
  VISIT_MOVES,
  VISIT_STATUSES,
} from '@/domain/core/statuses';
import { literal } from './expressions';

/**
 * A function `name(from, to)` that allows the moves of a transition table, and staying: common targets first,
 * then statuses with equal remaining targets. The shape checks that `to` is a status.
 */
export function moveFunction<S extends string>(
  name: string,
  statuses: readonly S[],
  moves: Readonly<Record<S, readonly S[]>>,
): string {
  const leads = (from: S, to: S) => from === to || moves[from].includes(to);
  const common = statuses.filter((to) => statuses.every((from) => leads(from, to)));
  const branches = new Map<string, { from: S[]; to: readonly S[] }>();
  for (const from of statuses) {
    const to = statuses.filter((status) => leads(from, status) && !common.includes(status));
    const branch = branches.get(to.join('|'));
    if (branch) branch.from.push(from);
    else branches.set(to.join('|'), { from: [from], to });
  }
  const ways = [...branches.values()]
    .filter(({ to }) => to.length > 0)
    .map(({ from, to }) =>
      common.length + to.length === statuses.length
        ? `from in ${literal(from)}`
        : `(from in ${literal(from)} && to in ${literal(to)})`,
    );
  const everywhere = common.length > 0 ? [`to in ${literal(common)}`] : [];
  return `function ${name}(from, to) {\n  return ${[...everywhere, ...ways].join('\n    || ')};\n}`;
}

function reasonFunction(): string {
  const asking = [...new Set([...CUSTOMER_STATUSES, ...TRACKER_STATUSES, ...JOB_STATUSES])].filter(
    (status) => reasonsFor(status).length > 0,
  );
  return `function reasonGiven(status, reason) {\n  return !(status in ${literal(asking)}) || reason != '';\n}`;
}

/** The transition tables as rules functions; trackers need none. */
export function moveFunctions(): string[] {
  return [
    moveFunction('customerMove', CUSTOMER_STATUSES, CUSTOMER_MOVES),
    moveFunction('jobMove', JOB_STATUSES, JOB_MOVES),
    moveFunction('visitMove', VISIT_STATUSES, VISIT_MOVES),
    moveFunction('linkMove', LINK_STATES, LINK_MOVES),
    reasonFunction(),
  ];
}
