import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePermissions, PERMISSIONS } from './permissions';
import { PRESETS, PRESET_NAMES } from './presets';
import { may, mayOn } from './viewer';
import type { Viewer } from './viewer';

const viewer = (overrides: Partial<Viewer> = {}): Viewer => ({
  uid: 'me',
  owner: 'c1',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: new Set(),
  ...overrides,
});

describe('rights on a record', () => {
  it('never reach across owners, whatever the permissions', () => {
    fc.assert(
      fc.property(
        fc.subarray([...PERMISSIONS]),
        fc.boolean(),
        fc.constantFrom(...PERMISSIONS),
        (level, isAdmin, wish) => {
          const stranger = viewer({ isAdmin, permissions: new Set(level) });
          expect(mayOn(stranger, wish, { owner: 'c2', assignees: ['me'] })).toBe(false);
        },
      ),
    );
  });

  it.each([
    { level: ['customers:view'], assignees: ['me'], allowed: true },
    { level: ['customers:view'], assignees: ['other'], allowed: false },
    { level: ['customers:view', 'scope:all'], assignees: [], allowed: true },
    { level: ['scope:all'], assignees: ['me'], allowed: false },
    { level: ['customers:edit'], assignees: ['me'], allowed: false },
  ] as const)('with $level and $assignees: $allowed', ({ level, assignees, allowed }) => {
    const employee = viewer({ permissions: new Set(level) });
    expect(mayOn(employee, 'customers:view', { owner: 'c1', assignees })).toBe(allowed);
  });

  it('are unlimited for administrators and people without a company', () => {
    for (const permission of PERMISSIONS) expect(may(viewer({ isAdmin: true }), permission)).toBe(true);
  });
});

describe('a stored list of permissions', () => {
  it('gives no estimates and invoices without the right to see amounts', () => {
    const stored = ['jobs:view', 'estimates:view', 'invoices:view', 'invoices:edit', 'fly:view'];
    expect([...parsePermissions(stored)]).toEqual(['jobs:view']);
    expect([...parsePermissions([...stored, 'pricing:show'])]).toEqual([
      ...stored.slice(0, -1),
      'pricing:show',
    ]);
  });
});

describe('the presets', () => {
  it('grant known permissions only, without repeats', () => {
    for (const name of PRESET_NAMES) {
      expect(parsePermissions(PRESETS[name]).size).toBe(PRESETS[name].length);
    }
  });

  it('grant no edit or delete without view', () => {
    for (const name of PRESET_NAMES) {
      for (const permission of PRESETS[name]) {
        const noun = permission.split(':')[0];
        if (/:(edit|delete)$/.test(permission)) expect(PRESETS[name]).toContain(`${noun}:view`);
      }
    }
  });
});
