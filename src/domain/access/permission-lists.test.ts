import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionName } from './permission-words';
import { presetOf, samePermissions, withPermission } from './permission-lists';
import { parsePermissions, PERMISSIONS } from './permissions';
import { PRESET_NAMES, PRESETS } from './presets';

describe('a list of permissions', () => {
  it('ignores order', () => {
    expect(samePermissions(['a', 'b', 'b'], ['b', 'a'])).toBe(true);
    expect(samePermissions(['a'], ['a', 'b'])).toBe(false);
    expect(samePermissions(['a', 'c'], ['a', 'b'])).toBe(false);
  });

  it('has the name of an exactly matching preset only', () => {
    for (const name of PRESET_NAMES) expect(presetOf([...PRESETS[name]].reverse())).toBe(name);
    expect(presetOf([...PRESETS.Sales, 'export'])).toBeNull();
    expect(presetOf([])).toBeNull();
  });

  it.each([
    [[], 'customers:delete', true, ['customers:view', 'customers:edit', 'customers:delete']],
    [['jobs:view'], 'customers:edit', true, ['customers:view', 'customers:edit', 'jobs:view']],
    [['customers:view', 'customers:edit', 'customers:delete'], 'customers:view', false, []],
    [['customers:view', 'customers:edit', 'export'], 'customers:edit', false, ['customers:view', 'export']],
    [[], 'scope:all', true, ['scope:all']],
    [['scope:all', 'export'], 'export', false, ['scope:all']],
    [[], 'estimates:edit', true, ['estimates:view', 'estimates:edit', 'pricing:show']],
    [['invoices:view', 'orders:view', 'pricing:show'], 'pricing:show', false, ['orders:view']],
    [['estimates:view', 'pricing:show'], 'estimates:view', false, ['pricing:show']],
    [['jobs:view'], 'pricing:show', true, ['jobs:view', 'pricing:show']],
  ] as const)('%j with %s %s is %j', (before, permission, isGranted, after) => {
    expect(withPermission(before, permission, isGranted)).toEqual(after);
  });

  it('never grants edit or delete without view, or estimates without amounts, whatever is pressed', () => {
    const press = fc.tuple(fc.constantFrom(...PERMISSIONS), fc.boolean());
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        const end = presses.reduce<ReturnType<typeof withPermission>>(
          (list, [permission, isGranted]) => withPermission(list, permission, isGranted),
          [],
        );
        for (const permission of end) {
          const [noun, action] = permission.split(':');
          if (action === 'edit') expect(end).toContain(`${noun}:view`);
          if (action === 'delete') expect(end).toContain(`${noun}:edit`);
          if (noun === 'estimates' || noun === 'invoices') expect(end).toContain('pricing:show');
        }
        const [last, isGranted] = presses.at(-1) ?? [PERMISSIONS[0] ?? 'export', false];
        expect(end.includes(last)).toBe(isGranted);
        expect([...parsePermissions(end)]).toEqual(end);
      }),
    );
  });
});

describe('permissions in words', () => {
  it('name every permission', () => {
    const names = PERMISSIONS.map(permissionName);
    expect(new Set(names).size).toBe(PERMISSIONS.length);
    expect(permissionName('jobs:view')).toBe('Jobs and visits: view');
    expect(permissionName('scope:all')).toBe('All records');
  });
});
