import type { Field, Fields } from '@/domain/shape';

/** Texts up to this length share one check of their summed size; longer ones have their own. */
export const SHORT_TEXT = 400;

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

/** Length a field adds to the joined short texts; null for what is checked by itself. */
const shortMax = (field: Field): number | null =>
  field.kind === 'text' && field.max <= SHORT_TEXT ? field.max : null;

/** The check of all short texts at once: joining anything but texts is an error, and so denies. */
function shortTexts(map: string, fields: readonly (readonly [string, Field])[]): string[] {
  const short = fields.filter(([, field]) => shortMax(field) !== null);
  if (short.length === 0) return [];
  const total = short.reduce((sum, [, field]) => sum + (shortMax(field) ?? 0), 0);
  const texts = short.map(([name, field]) => read(map, name, field));
  const joined = (texts.length === 1 ? ["''", ...texts] : texts).join(' + ');
  return [`(${joined}).size() <= ${total}`];
}

/** A moment or none; cheaper than asking first whether it was touched. */
function noneOrMoment(map: string, name: string, field: Field): string {
  return `(${read(map, name, field)} == null || ${map}.${name} is timestamp)`;
}

/** Own checks of one field of `map`, beside its share in the joined short texts. */
function ownChecks(map: string, name: string, field: Field, group: string): string[] {
  const value = `${map}.${name}`;
  const touched = (check: string) => [`(!('${name}' in touched) || ${check})`];
  switch (field.kind) {
    case 'text':
      return [
        ...(field.required ? [`${value} != ''`] : []),
        ...(shortMax(field) !== null
          ? []
          : [`${read(map, name, field)} is string`, `${read(map, name, field)}.size() <= ${field.max}`]),
      ];
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
    // Joining is an error for anything but a list, `values()` for anything but a map, and so denies.
    case 'textList':
      return touched(
        `(${value}.size() <= ${field.max} && ${value}.join('').size() <= ${field.max * field.itemMax})`,
      );
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
  return [keys, ...shortTexts('g', entries), ...own];
}

/**
 * Checks of every given field of the document `d`, lists and the like only where `touched`. Of what is
 * `byPolicy` only a text's share in the length of all.
 */
export function fieldChecks(
  fields: readonly (readonly [string, Field])[],
  byPolicy: readonly string[],
  groupFunction: (name: string) => string,
): string[] {
  return [
    ...shortTexts('d', fields),
    ...fields
      .filter(([name]) => !byPolicy.includes(name))
      .flatMap(([name, field]) => ownChecks('d', name, field, groupFunction(name))),
  ];
}

/** A server-only field at creation: absent, or what it starts with. */
export function initialCheck(name: string, field: Field): string {
  return `${read('d', name, field)} == ${literal(field.initial)}`;
}
