import { plainAmount } from '../money/plain-amount';
import type { Field, Fields, Shape } from '../core/shape';

/** A changed field: moments as ISO text, money in cents, days YYYY-MM-DD, switches true or false, '' none. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

/** A record's changes: those everyone may read, and amounts, which need `pricing:show`. */
export type RecordDiff = { readonly plain: readonly FieldChange[]; readonly priced: readonly FieldChange[] };

type Values = { readonly [field: string]: unknown };

/** Most changes per write, and the longest text of each side. */
export const MAX_CHANGES = 60;
export const MAX_CHANGE_TEXT = 300;
const MAX_FIELD_NAME = 60;

/** Compares two states of a record by its shape, in its order, at most MAX_CHANGES. `nameOf` names a uid, or ''. */
export function diffRecord<F extends Fields>(
  shape: Shape<F>,
  before: Values,
  after: Values,
  nameOf: (uid: string) => string,
): RecordDiff {
  const plain: FieldChange[] = [];
  const priced: FieldChange[] = [];
  for (const [name, field] of Object.entries<Field>(shape.fields)) {
    if (field.kind === 'textList' && field.of !== undefined)
      plain.push(...diffTicks(name, field.of, before, after));
    if (field.facts?.isBookkeeping) continue;
    const found = diffField(name, field, before, after, nameOf);
    (hasMoney(field) && field.kind !== 'group' ? priced : plain).push(...found.plain);
    priced.push(...found.priced);
  }
  return { plain: plain.slice(0, MAX_CHANGES), priced: priced.slice(0, MAX_CHANGES) };
}

type NameOf = (uid: string) => string;

function diffField(name: string, field: Field, before: Values, after: Values, nameOf: NameOf): RecordDiff {
  switch (field.kind) {
    case 'group':
      return diffGroup(name, field.fields, mapOf(before[name]), mapOf(after[name]));
    case 'textMap':
      return onlyPlain(diffMap(name, mapOf(before[name]), mapOf(after[name])));
    // Counters and marks of each reader are no history.
    case 'perPerson':
      return onlyPlain([]);
    case 'groupList':
      return onlyPlain(diffItems(name, listOf(before[name]), listOf(after[name])));
    case 'textList': {
      const words = (value: unknown) =>
        listOf(value)
          .map((item) => (isPerson(field) ? personOf(String(item), nameOf) : String(item)))
          .join(', ');
      // Compares stored ids: two people of the same name are still a change.
      const same = listOf(before[name]).join('\n') === listOf(after[name]).join('\n');
      return onlyPlain(same ? [] : [{ field: name, ...excerpts(words(before[name]), words(after[name])) }]);
    }
    default:
      return onlyPlain(diffPlainField(name, field, before, after, nameOf));
  }
}

function diffPlainField(
  name: string,
  field: Field,
  before: Values,
  after: Values,
  nameOf: NameOf,
): readonly FieldChange[] {
  const from = textOf(field, before[name]);
  const to = textOf(field, after[name]);
  if (from === to) return [];
  if (isPerson(field)) {
    return [{ field: name, before: personOf(from, nameOf), after: personOf(to, nameOf) }];
  }
  if (field.facts?.isShownByItsEnd) return [{ field: name, before: ending(from), after: ending(to) }];
  return [{ field: name, ...excerpts(from, to) }];
}

/** A group with a switch `on` shows only the switch while it is off. */
function diffGroup(name: string, fields: Fields, before: Values, after: Values): RecordDiff {
  const plain: FieldChange[] = [];
  const priced: FieldChange[] = [];
  const side = (values: Values, key: string) =>
    'on' in fields && key !== 'on' && !values['on'] ? '' : values[key];
  for (const [key, field] of Object.entries(fields)) {
    const path = `${name}.${key}`;
    if (field.facts?.isBookkeeping) continue;
    const from = textOf(field, side(before, key));
    const to = textOf(field, side(after, key));
    if (from !== to) (hasMoney(field) ? priced : plain).push({ field: path, ...excerpts(from, to) });
  }
  return { plain, priced };
}

function diffMap(name: string, before: Values, after: Values): readonly FieldChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys
    .map((key) => ({
      field: `${name}.${key}`.slice(0, MAX_FIELD_NAME),
      from: wordOf(before[key]),
      to: wordOf(after[key]),
    }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, ...excerpts(from, to) }));
}

/** Matches items by id, or by index without one. */
function diffItems(
  name: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly FieldChange[] {
  const keyed = (items: readonly unknown[]) =>
    new Map(items.map(mapOf).map((item, index) => [wordOf(item['id']) || String(index), itemText(item)]));
  const from = keyed(before);
  const to = keyed(after);
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((key) => ({ from: from.get(key) ?? '', to: to.get(key) ?? '' }))
    .filter((pair) => pair.from !== pair.to)
    .map((pair) => ({ field: name, ...excerpts(pair.from, pair.to) }));
}

/** "☐ Strip old shingles" to "☑ Strip old shingles", under the name of the checklist. */
function diffTicks(name: string, of: string, before: Values, after: Values): readonly FieldChange[] {
  const [from, to] = [before, after].map((values) => new Set(listOf(values[name])));
  return listOf(after[of])
    .map(mapOf)
    .filter(({ id }) => from?.has(id) !== to?.has(id))
    .map((item) => {
      const words = (isDone: boolean | undefined) => `${isDone ? '☑' : '☐'} ${itemText(item)}`;
      return { field: of, ...excerpts(words(from?.has(item['id'])), words(to?.has(item['id']))) };
    });
}

/** "Strip old shingles" for a checklist, "2.5 sq Shingles at 45.00" for a price line. */
function itemText(item: Values): string {
  if (typeof item['quantity'] === 'number' && typeof item['unitPrice'] === 'number') {
    const count = [String(item['quantity'] / 100), wordOf(item['unit']), wordOf(item['name'])];
    const about = wordOf(item['description']);
    const words = count.filter((word) => word !== '').join(' ');
    return `${words} at ${plainAmount(item['unitPrice'])}${about && ` (${about})`}`;
  }
  return wordOf(item['text']);
}

function textOf(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'instant') return typeof value === 'number' ? new Date(value).toISOString() : '';
  return wordOf(value);
}

function isPerson({ facts }: Field): boolean {
  return facts?.meaning === 'person';
}

function hasMoney(field: Field): boolean {
  if (field.kind === 'money') return true;
  if (field.kind === 'group' || field.kind === 'groupList') return Object.values(field.fields).some(hasMoney);
  return false;
}

/** Shortens both sides around the first difference, so that a late change stays visible. */
function excerpts(before: string, after: string): { readonly before: string; readonly after: string } {
  if (before.length <= MAX_CHANGE_TEXT && after.length <= MAX_CHANGE_TEXT) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - 60);
  const cut = (text: string) => {
    const part = (start > 0 && text !== '' ? '…' : '') + text.slice(start);
    return part.length > MAX_CHANGE_TEXT ? `${part.slice(0, MAX_CHANGE_TEXT - 1)}…` : part;
  };
  return { before: cut(before), after: cut(after) };
}

function personOf(uid: string, nameOf: (uid: string) => string): string {
  return uid === '' ? '' : nameOf(uid) || 'Someone';
}

function ending(link: string): string {
  return link === '' ? '' : `…${link.slice(-4)}`;
}

function onlyPlain(plain: readonly FieldChange[]): RecordDiff {
  return { plain, priced: [] };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function mapOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
