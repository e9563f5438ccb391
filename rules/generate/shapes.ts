import type { Field, Shape } from '@/domain/core/shape';
import { fieldChecks, groupChecks, initialChecks, literal } from './expressions';
import { FIXED_STAMPS, POLICY_FIELDS } from './writes';
import type { ClientWrites } from './writes';

/** A function of the rules language whose conditions all have to hold. */
export function ruleFunction(name: string, parameters: string, conditions: readonly string[]): string {
  return `function ${name}(${parameters}) {\n  return ${conditions.join('\n    && ')};\n}`;
}

/** Prefix of the generated functions: `customers` for `Customers`. */
export const prefixOf = (collection: string) => collection.charAt(0).toLowerCase() + collection.slice(1);

function touchableFields(shape: Shape, writes: ClientWrites): readonly string[] {
  if (writes.update === 'none') return [];
  if (writes.update !== 'fields') return writes.update;
  return Object.entries(shape.fields)
    .filter(([name, field]) => field.writer === 'client' && !FIXED_STAMPS.has(name))
    .map(([name]) => name)
    .filter((name) => !writes.fixed.includes(name));
}

/** `…New(d)`: a whole new document, server-only fields at their initial values, without those added later. */
function newFunction(
  prefix: string,
  shape: Shape,
  { isBare }: ClientWrites,
  fieldChecks: readonly string[],
): string {
  const entries = Object.entries(shape.fields).filter(
    ([, field]) => !(field.derived || (isBare && field.writer === 'server')),
  );
  const keys = `d.keys().hasOnly(${literal(entries.map(([name]) => name))})`;
  const initial = initialChecks(entries.filter(([, field]) => field.writer === 'server'));
  return ruleFunction(`${prefix}New`, 'd', [keys, ...initial, ...fieldChecks]);
}

/** `…New(d)` for a new document, `…Changed(d, touched)` for an update of the keys in `touched`. */
export function shapeFunctions(shape: Shape, writes: ClientWrites): string[] {
  const { collection, fields } = shape;
  if (!writes.create && writes.update === 'none') return [];
  const prefix = prefixOf(collection);
  const touchable = touchableFields(shape, writes);
  const checked = Object.entries(fields).filter(
    ([name, field]: readonly [string, Field]) =>
      field.writer === 'client' && !POLICY_FIELDS.has(name) && (writes.create || touchable.includes(name)),
  );
  const groupName = (name: string) => `${prefix}_${name}`;
  const functions = checked.flatMap(([name, field]) =>
    field.kind === 'group' ? [ruleFunction(groupName(name), 'g', groupChecks(field.fields))] : [],
  );
  const byPolicy = writes.byPolicy ?? [];
  const checks = fieldChecks(checked, byPolicy, groupName);
  const touchableChecks = fieldChecks(
    checked.filter(([name]) => touchable.includes(name)),
    byPolicy,
    groupName,
  );
  const needsTouched = checks.some((check) => check.includes('touched'));
  const fieldsOf = (touched: string) => `${prefix}Fields(d${needsTouched ? `, ${touched}` : ''})`;
  if (checks.length > 0) {
    functions.push(ruleFunction(`${prefix}Fields`, needsTouched ? 'd, touched' : 'd', checks));
  }
  if (writes.update !== 'none') {
    const again = touchableChecks.length > 0 ? [fieldsOf('touched')] : [];
    functions.push(
      ruleFunction(`${prefix}Changed`, 'd, touched', [`touched.hasOnly(${literal(touchable)})`, ...again]),
    );
  }
  if (writes.create) {
    const all = checks.length > 0 ? [fieldsOf('d.keys()')] : [];
    functions.push(newFunction(prefix, shape, writes, all));
  }
  return functions;
}
