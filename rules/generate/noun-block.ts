import type { PermissionAction } from '@/domain/access/permissions';
import { capitalised } from '@/domain/core/spelling';
import type { NamedParent, Noun } from '@/domain/nouns/define-noun';
import { permissionsTo } from '@/domain/nouns/record-rights';
import type { Exceptions } from '../exceptions';
import { areFree } from './moves';
import { literal } from './expressions';
import { prefixOf, ruleFunction } from './shapes';

const has = ({ shape }: Noun, field: string): boolean => Object.hasOwn(shape.fields, field);

/** The permission area of a noun's records: `area(noun)`. */
export function areaFunction(nouns: readonly Noun[]): string {
  const areas = [...new Set(nouns.map(({ area }) => area))];
  const branches = areas.map((area) => {
    const names = nouns.filter((noun) => noun.area === area).map(({ name }) => name);
    const [only = '', ...others] = names;
    return `${others.length === 0 ? `noun == ${literal(only)}` : `noun in ${literal(names)}`} ? ${literal(area)}`;
  });
  return ruleFunction('area', 'noun', [`${branches.join('\n    : ')}\n    : 'none'`]);
}

/**
 * `customerAfter(id)` and the like read a record as it is after the batch, so that one batch may create parent
 * and child. `recordBehind(noun, id)` is the record that a price, a note or a file belongs to, `timelineId(noun, id)` the
 * id of the record on whose page its notes are told.
 */
export function recordFunctions(nouns: readonly Noun[]): string[] {
  const reading = nouns.map(({ name, shape }) =>
    ruleFunction(`${name}After`, 'id', [
      `getAfter(/databases/$(database)/documents/${shape.collection}/$(id)).data`,
    ]),
  );
  const choices = nouns.map(({ name }, at) =>
    at === nouns.length - 1 ? `${name}After(id)` : `noun == ${literal(name)} ? ${name}After(id)`,
  );
  const told = nouns.flatMap(({ name, address, parent }) =>
    address === null && parent ? [`noun == ${literal(name)} ? ${name}After(id).${parent.field}`] : [],
  );
  return [
    ...reading,
    ruleFunction('recordBehind', 'noun, id', [choices.join('\n    : ')]),
    ruleFunction('timelineId', 'noun, id', [[...told, 'id'].join('\n    : ')]),
  ];
}

/** `underParent()` and the like: the parent allows it, and both have the same values where they share fields. */
function parentFunction(
  name: string,
  noun: Noun,
  parent: NamedParent,
  nouns: readonly Noun[],
  /** What the person needs beside the right to see the parent. */
  own: readonly string[],
): string {
  const above = nouns.find(({ name }) => name === parent.noun);
  if (!above) throw new Error(`${noun.key} has an unknown parent: ${parent.noun}`);
  // Of an optional parent, what the right to write the record asks already is not asked twice.
  const asked = own.length > 0 ? [] : permissionsTo('edit', noun);
  const seeing = permissionsTo('view', above).filter(
    (one) => one !== `${noun.area}:view` && !asked.includes(one),
  );
  const permissions = [...new Set([...seeing, ...own])];
  const conditions = [
    `${own.length > 0 ? 'mayAddTo' : 'mayPutUnder'}(parent, ${literal(permissions)})`,
    ...parent.shared.map((field) => `after().${field} == parent.${field}`),
  ];
  return `function ${name}() {
  let parent = ${above.name}After(after().${parent.field});
  return ${conditions.join('\n    && ')};
}`;
}

/** `statusFollows()`: the status moves by its table, with author and reason where the shape has them. */
function statusFunction(noun: Noun, { field, moves }: NonNullable<Noun['status']>): string | null {
  const table = areFree(moves) ? 'true' : `${noun.name}Move(from, to)`;
  const conditions = [
    ...(has(noun, 'previousStatus') ? [`stepped(from, to, ${table})`] : table === 'true' ? [] : [table]),
    ...(has(noun, 'statusBy') ? ['signed(from, to)'] : []),
    ...(has(noun, 'statusReason') ? ['reasoned(from, to)'] : []),
  ];
  if (conditions.length === 0) return null;
  return `function statusFollows() {
  let from = resource.data.${field};
  let to = request.resource.data.${field};
  return ${conditions.join('\n    && ')};
}`;
}

/**
 * Where a new record may come from: a row of an import; else, since an amount beside it has its record's id and clients choose
 * ids, an id that no record of another noun with amounts beside has. As each record asks for addresses of its own, and a
 * commit may ask for 20, one commit cannot outrun the count of open work.
 */
function originCheck(noun: Noun, nouns: readonly Noun[]): readonly string[] {
  const others =
    noun.amounts === 'beside'
      ? nouns.filter((other) => other.amounts === 'beside' && other.key !== noun.key)
      : [];
  const own = others.map(
    ({ shape }) => `!exists(/databases/$(database)/documents/${shape.collection}/$(id))`,
  );
  if (!has(noun, 'importId')) return own;
  const importId = `after().get('importId', '')`;
  return [
    own.length === 0
      ? `(${importId} == '' || isRowOf(${importId}, id))`
      : `(${importId} == '' ? ${own.join(' && ')} : isRowOf(${importId}, id))`,
  ];
}

/**
 * An optional parent's function; its field is empty or allowed by it, and is filled at most once. A new record under a job
 * is so under the job's tracker, whose field the job's function compares.
 */
function optionalParent(noun: Noun, parent: NamedParent, nouns: readonly Noun[]) {
  const name = `under${capitalised(parent.noun)}`;
  const { field } = parent;
  const below = noun.optionalParents.find(({ shared }) => shared.includes(field));
  const isBelow = below ? `after().get(${literal(below.field)}, '') != '' || ` : '';
  return {
    function: parentFunction(name, noun, parent, nouns, []),
    create: `(after().get(${literal(field)}, '') == '' || ${isBelow}${name}())`,
    update: `(!(${literal(field)} in touched()) || (before().get(${literal(field)}, '') == '' && ${name}()))`,
  };
}

/** The `match` of a noun's collection, with the conditions that only this noun has. */
export function nounBlock(noun: Noun, nouns: readonly Noun[], exceptions: Exceptions = {}): string {
  const { parent, shape, status } = noun;
  const rights = (action: PermissionAction) => literal(permissionsTo(action, noun));
  const mayOn = (action: PermissionAction) => `may(before(), ${rights(action)})`;
  const prefix = prefixOf(shape.collection);
  const statusFollows = status && statusFunction(noun, status);
  const either = (condition: string, other: string | undefined) =>
    other === undefined ? condition : `(${condition} || ${other})`;
  const optional = noun.optionalParents.map((one) => optionalParent(noun, one, nouns));
  const create = [
    parent ? 'underParent()' : `may(after(), ${rights('edit')})`,
    exceptions.isBackdated ? 'cameIn(id)' : 'stampedNew(id)',
    ...optional.map((one) => one.create),
    ...originCheck(noun, nouns),
    ...(has(noun, 'statusBy') ? ['signedNew()'] : []),
    ...(status && has(noun, 'statusReason')
      ? [`reasonGiven(after().${status.field}, after().statusReason)`]
      : []),
    ...(exceptions.create ?? []),
    `${prefix}New(after())`,
  ];
  const update = [
    either(`mayEdit(${rights('edit')})`, exceptions.orUpdate),
    'stamped()',
    ...optional.map((one) => one.update),
    ...(statusFollows ? ['statusFollows()'] : []),
    ...(exceptions.update ?? []),
    `${prefix}Changed(after(), touched())`,
  ];
  const isKept = noun.number?.when === 'issued' ? ` && before().get('number', null) == null` : '';
  const lines = [
    `match /${shape.collection}/{id} {`,
    ...(parent ? [parentFunction('underParent', noun, parent, nouns, permissionsTo('edit', noun))] : []),
    ...optional.map((one) => one.function),
    ...(statusFollows ? [statusFollows] : []),
    `allow get: if resource == null ? identity() : ${mayOn('view')};`,
    `allow list: if withinCount() && ${mayOn('view')};`,
    `allow create: if ${create.join('\n  && ')};`,
    ...(exceptions.isWrittenOnce ? [] : [`allow update: if ${update.join('\n  && ')};`]),
    `allow delete: if ${either(mayOn('delete'), exceptions.orDelete)}${isKept};`,
    '}',
  ];
  return lines.join('\n');
}
