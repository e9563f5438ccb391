import type { Field, Fields } from '@/domain/core/shape';

/** Writes a value as the rules language spells it. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  throw new Error(`No rules literal for ${JSON.stringify(value)}`);
}

/** Reads a field, absent meaning what the domain says it means. */
function read(map: string, name: string, field: Field): string {
  return `${map}.get('${name}', ${literal(field.initial)})`;
}

/** Lists of texts up to this length are people's words, such as tags; longer ones are ids. */
export const LONGEST_WORD = 80;

/** The check of a text's length. `lower()` takes texts alone and costs less than asking for the type; a write has 1,000 expressions. */
function lengthCheck(value: string, max: number): string {
  return `${value}.lower().size() <= ${max}`;
}

/**
 * A list of at most `most` texts, each of which fits. Joining is an error for anything but a list; what comes out of it
 * again is not what was in it where that was no text, or held the line break that they are joined by.
 */
export const WORDS_FUNCTION = String.raw`function words(list, most, fitting) {
  return list.size() <= most && list.join('\n').matches(fitting) && list.hasOnly(list.join('\n').split('\n'));
}`;

/** Words are bound one by one, ids together: nobody reads them, and patterns that count far are slow. */
function listCheck(value: string, max: number, itemMax: number): string {
  if (itemMax > LONGEST_WORD) {
    return `(${value}.size() <= ${max} && ${value}.join('').size() <= ${max * itemMax})`;
  }
  const one = `.{0,${itemMax}}`;
  return `words(${value}, ${max}, ${literal(String.raw`(${one}\n)*${one}`)})`;
}

/** A moment or none; cheaper than asking first whether it was touched. */
function noneOrMoment(map: string, name: string, field: Field): string {
  return `(${read(map, name, field)} == null || ${map}.${name} is timestamp)`;
}

/** The checks of one field of `map`. */
function ownChecks(map: string, name: string, field: Field, group: string): string[] {
  const value = `${map}.${name}`;
  const touched = (check: string) => [`(!('${name}' in touched) || ${check})`];
  switch (field.kind) {
    case 'text':
      return field.required
        ? [`${value} != ''`, lengthCheck(value, field.max)]
        : [lengthCheck(read(map, name, field), field.max)];
    case 'day':
      return [`${read(map, name, field)}.matches('([0-9]{4}-[0-9]{2}-[0-9]{2})?')`];
    case 'choice':
      return [`${read(map, name, field)} in ${literal(field.options)}`];
    case 'boolean':
      return [`${read(map, name, field)} is bool`];
    case 'integer': {
      const bounds = `${value} is int && ${value} >= ${field.min} && ${value} <= ${field.max}`;
      return touched(field.nullable ? `${value} == null || (${bounds})` : `(${bounds})`);
    }
    // Comparing anything but a number with one is an error, and so denies.
    case 'decimal':
      return touched(`${value} == null || (${value} >= ${field.min} && ${value} <= ${field.max})`);
    case 'instant':
      return field.nullable ? [noneOrMoment(map, name, field)] : touched(`${value} is timestamp`);
    case 'textList':
      return touched(listCheck(value, field.max, field.itemMax));
    // `values()` is an error for anything but a map, and so denies.
    case 'textMap':
      return touched(
        `(${value}.size() <= ${field.max} && ${value}.values().join('').size() <= ${field.max * field.itemMax})`,
      );
    case 'groupList':
      return touched(`(${value} is list && ${value}.size() <= ${field.max})`);
    case 'group':
      return touched(`${group}(${value})`);
  }
}

/** Checks of a nested group `g`; a group of nothing but switches is checked in one go. */
export function groupChecks(fields: Fields): string[] {
  const entries = Object.entries(fields);
  const keys = `g.keys().hasOnly(${literal(Object.keys(fields))})`;
  if (entries.every(([, field]) => field.kind === 'boolean')) {
    return [keys, 'g.values().hasOnly([true, false])'];
  }
  const own = entries.flatMap(([name, field]) => {
    const value = read('g', name, field);
    switch (field.kind) {
      case 'integer':
        return [
          `(${value} == null || (${value} is int && ${value} >= ${field.min} && ${value} <= ${field.max}))`,
        ];
      case 'instant':
        return [noneOrMoment('g', name, field)];
      case 'decimal':
      case 'group':
      case 'groupList':
      case 'textList':
      case 'textMap':
        throw new Error(`No rules for a ${field.kind} inside a group: ${name}`);
      default:
        return ownChecks('g', name, field, '');
    }
  });
  return [keys, ...own];
}

/** Checks of every given field of the document `d` but those `byPolicy`, lists and the like only where `touched`. */
export function fieldChecks(
  fields: readonly (readonly [string, Field])[],
  byPolicy: readonly string[],
  groupFunction: (name: string) => string,
): string[] {
  return fields
    .filter(([name]) => !byPolicy.includes(name))
    .flatMap(([name, field]) => ownChecks('d', name, field, groupFunction(name)));
}

/** A server-only field at creation: absent, or what it starts with. */
export function initialCheck(name: string, field: Field): string {
  return `${read('d', name, field)} == ${literal(field.initial)}`;
}
