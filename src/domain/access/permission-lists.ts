import { needsPricing, PERMISSION_ACTIONS, PERMISSION_NOUNS, PERMISSIONS } from './permissions';
import { PRESET_NAMES, PRESETS } from './presets';
import type { Permission } from './permissions';
import type { PresetName } from './presets';

/** Whether two lists grant the same permissions, in any order. */
export function samePermissions(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((permission) => b.has(permission));
}

/** The preset with exactly these permissions; null for a custom list. */
export function presetOf(permissions: readonly string[]): PresetName | null {
  return PRESET_NAMES.find((name) => samePermissions(PRESETS[name], permissions)) ?? null;
}

/**
 * Adds or removes a permission together with those it depends on: edit needs view, delete needs edit, and estimates and
 * invoices need `pricing:show`.
 */
export function withPermission(
  permissions: readonly Permission[],
  permission: Permission,
  isGranted: boolean,
): readonly Permission[] {
  const [noun, action] = permission.split(':');
  const place = PERMISSION_ACTIONS.findIndex((one) => one === action && isNoun(noun));
  const along = PERMISSION_ACTIONS.filter((_action, at) => (isGranted ? at <= place : at >= place));
  const touched: readonly string[] = place < 0 ? [permission] : along.map((one) => `${noun}:${one}`);
  const isCoupled = (one: Permission) =>
    isGranted
      ? one === 'pricing:show' && needsPricing(permission)
      : permission === 'pricing:show' && needsPricing(one);
  return PERMISSIONS.filter((one) =>
    touched.includes(one) || isCoupled(one) ? isGranted : permissions.includes(one),
  );
}

function isNoun(name: string | undefined): boolean {
  return PERMISSION_NOUNS.some((noun) => noun === name);
}
