import type { DayBounds, Field, Fields } from '@/domain/core/shape';

/** Lists of more texts are written as one text and split, because each item of a list costs an expression. */
const MOST_ITEMS = 3;

/** A list of texts as `'one,two'.split(',')`; an empty text is second, as some engines drop it at an end. */
function splitText(texts: readonly string[]): string {
  const [first = '', ...others] = texts.filter((text) => text !== '');
  const items = texts.includes('') ? [first, '', ...others] : texts;
  return `${literal(items.join(','))}.split(',')`;
}

const areSplittable = (items: readonly unknown[]): items is readonly string[] =>
  items.length > MOST_ITEMS && items.every((item) => typeof item === 'string' && !item.includes(','));

/** Writes a value as a literal of the rules language. */
export function literal(value: unknown): string {
  if (Array.isArray(value) && areSplittable(value)) return splitText(value);
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, held]) => `${literal(name)}: ${literal(held)}`);
    return `{${entries.join(', ')}}`;
  }
  throw new Error(`No rules literal for ${JSON.stringify(value)}`);
}

/** Reads a field; an absent one has the domain's initial value. */
function read(map: string, name: string, field: Field): string {
  return `${map}.get('${name}', ${literal(field.initial)})`;
}

/** Lists of texts up to this length contain user words, such as tags; longer ones contain ids. */
export const LONGEST_WORD = 80;

/** Checks a text's length. `lower()` fails for other types and costs less than a type check. */
function lengthCheck(value: string, max: number): string {
  return `${value}.lower().size() <= ${max}`;
}

/** Checks a text that functions make an address of: a slash would lead elsewhere. */
function idCheck(value: string, max: number): string {
  return `${value}.matches('[^/]{0,${max}}')`;
}

/**
 * Checks a list of at most `most` fitting texts. `join` fails for anything but a list; `split` gives other
 * items for a non-text or a text with the separator.
 */
export const WORDS_FUNCTION = String.raw`function words(list, most, fitting) {
  return list.size() <= most && list.join('\n').matches(fitting) && list.hasOnly(list.join('\n').split('\n'));
}`;

/** Bounds words one by one and ids by their joined length: regular expressions with large counts are slow. */
function listCheck(value: string, max: number, itemMax: number): string {
  if (itemMax > LONGEST_WORD) {
    return `(${value}.size() <= ${max} && ${value}.join('').size() <= ${max * itemMax})`;
  }
  const one = `.{0,${itemMax}}`;
  return `words(${value}, ${max}, ${literal(String.raw`(${one}\n)*${one}`)})`;
}

/** None, or what fits; cheaper than checking first whether it was touched. */
const noneOr = (stored: string, fits: string): string => `(${stored} == null || (${fits}))`;

/** A moment or none. */
function noneOrMoment(map: string, name: string, field: Field): string {
  return noneOr(read(map, name, field), `${map}.${name} is timestamp`);
}

/** No day, or one of a span; days sort as text. */
function dayWithin(stored: string, value: string, { from, until }: DayBounds): string {
  return `(${stored} == '' || (${value} >= ${literal(from)} && ${value} <= ${literal(until)}))`;
}

function ownChecks(map: string, name: string, field: Field, group: string): string[] {
  const value = `${map}.${name}`;
  const touched = (check: string) => [`(!('${name}' in touched) || ${check})`];
  switch (field.kind) {
    case 'text': {
      const check = name.endsWith('Id') ? idCheck : lengthCheck;
      return field.required
        ? [`${value} != ''`, check(value, field.max)]
        : [check(read(map, name, field), field.max)];
    }
    case 'day':
      return [
        `${read(map, name, field)}.matches('([0-9]{4}-[0-9]{2}-[0-9]{2})?')`,
        ...(field.bounds ? [dayWithin(read(map, name, field), value, field.bounds)] : []),
      ];
    case 'choice':
      return [`${read(map, name, field)} in ${literal(field.options)}`];
    case 'boolean':
      return [`${read(map, name, field)} is bool`];
    case 'integer':
    case 'money': {
      const bounds = `${value} is int && ${value} >= ${field.min} && ${value} <= ${field.max}`;
      if (field.nullable) return [noneOr(read(map, name, field), bounds)];
      // Without the field it reads as its first value, which some fields may not have.
      return Number(field.initial) < field.min ? [`(${bounds})`] : touched(`(${bounds})`);
    }
    // Comparing another type with a number is an error, and so denies.
    case 'decimal':
      return [noneOr(read(map, name, field), `${value} >= ${field.min} && ${value} <= ${field.max}`)];
    case 'instant':
      return field.nullable ? [noneOrMoment(map, name, field)] : touched(`${value} is timestamp`);
    case 'textList':
      return touched(listCheck(value, field.max, field.itemMax));
    // `values()` fails for anything but a map, and so denies.
    case 'textMap':
      return touched(
        `(${value}.size() <= ${field.max} && ${value}.values().join('').size() <= ${field.max * field.itemMax})`,
      );
    case 'perPerson':
      throw new Error(`The policy checks what clients write per person: ${name}`);
    case 'groupList':
      refuseServerFields(name, field.fields);
      return touched(`(${value} is list && ${value}.size() <= ${field.max})`);
    case 'group':
      return touched(`${group}(${value})`);
  }
}

/** @throws Error for a server-only field inside what clients write: no rule would keep it */
function refuseServerFields(name: string, fields: Fields): void {
  const [kept] = Object.entries(fields).find(([, { writer }]) => writer === 'server') ?? [];
  if (kept !== undefined) throw new Error(`Clients write ${name}, and so ${kept} in it.`);
}

/** Checks of a nested group `g`; a group of switches only takes one check. */
export function groupChecks(fields: Fields): string[] {
  const entries = Object.entries(fields);
  refuseServerFields('a group', fields);
  const keys = `g.keys().hasOnly(${literal(Object.keys(fields))})`;
  if (entries.every(([, field]) => field.kind === 'boolean')) {
    return [keys, 'g.values().hasOnly([true, false])'];
  }
  const own = entries.flatMap(([name, field]) => {
    const value = read('g', name, field);
    switch (field.kind) {
      case 'integer':
      case 'money': {
        const bounds = `${value} is int && ${value} >= ${field.min} && ${value} <= ${field.max}`;
        return [field.nullable ? noneOr(value, bounds) : `(${bounds})`];
      }
      case 'instant':
        return [noneOrMoment('g', name, field)];
      case 'decimal':
      case 'group':
      case 'groupList':
      case 'perPerson':
      case 'textList':
      case 'textMap':
        throw new Error(`No rules for a ${field.kind} inside a group: ${name}`);
      default:
        return ownChecks('g', name, field, '');
    }
  });
  return [keys, ...own];
}

/** Checks of the document `d`'s fields except those `byPolicy`; lists and the like only where `touched`. */
export function fieldChecks(
  fields: readonly (readonly [string, Field])[],
  byPolicy: readonly string[],
  groupFunction: (name: string) => string,
): string[] {
  return fields
    .filter(([name]) => !byPolicy.includes(name))
    .flatMap(([name, field]) => ownChecks('d', name, field, groupFunction(name)));
}

/** The server-only fields at creation: absent or at their initial values. */
export function initialChecks(fields: readonly (readonly [string, Field])[]): string[] {
  const isSwitch = ([, field]: readonly [string, Field]) =>
    field.kind === 'boolean' && field.initial === false;
  // Cheaper than comparing each; another type than a boolean is an error, and so denies.
  const switches = fields.filter(isSwitch).map(([name, field]) => read('d', name, field));
  const others = fields
    .filter((one) => !isSwitch(one))
    .map(([name, field]) => `${read('d', name, field)} == ${literal(field.initial)}`);
  return switches.length === 0 ? others : [...others, `!(${switches.join(' || ')})`];
}
