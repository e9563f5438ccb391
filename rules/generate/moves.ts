import { LINK_MOVES, LINK_STATES, reasonsFor } from '@/domain/core/statuses';
import type { Noun } from '@/domain/nouns/define-noun';
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
  if (statuses.every((from) => moves[from].length === 0))
    return `function ${name}(from, to) {\n  return from == to;\n}`;
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

type Moves = Readonly<Record<string, readonly string[]>>;

/** Whether any status may follow any other, so that no table is needed. */
export function areFree(moves: Moves): boolean {
  const statuses = Object.keys(moves);
  return statuses.every((from) => statuses.every((to) => from === to || moves[from]?.includes(to)));
}

/** @throws Error for a status that asks for a reason in one noun and not in another: the function is for all */
function reasonFunction(nouns: readonly Noun[]): string {
  const statuses = nouns.flatMap(({ shape, status }) =>
    'statusReason' in shape.fields && status
      ? Object.keys(status.moves).map((name) => ({ name, asks: reasonsFor(status.reasons, name).length > 0 }))
      : [],
  );
  const asking = [...new Set(statuses.filter(({ asks }) => asks).map(({ name }) => name))];
  const mixed = statuses.find(({ name, asks }) => !asks && asking.includes(name));
  if (mixed) throw new Error(`Only some nouns ask for a reason of ${mixed.name}.`);
  return `function reasonGiven(status, reason) {\n  return !(status in ${literal(asking)}) || reason != '';\n}`;
}

/** The transition tables of nouns and links as rules functions. */
export function moveFunctions(nouns: readonly Noun[]): string[] {
  return [
    ...nouns.flatMap(({ name, status }) =>
      status && !areFree(status.moves)
        ? [moveFunction(`${name}Move`, Object.keys(status.moves), status.moves)]
        : [],
    ),
    moveFunction('linkMove', LINK_STATES, LINK_MOVES),
    reasonFunction(nouns),
  ];
}
