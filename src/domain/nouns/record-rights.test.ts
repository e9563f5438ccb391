import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billNoun, errandNoun } from '@tests/factories/made-up-noun';
import { PERMISSION_ACTIONS, PERMISSIONS, PRICED_AREAS } from '../access/permissions';
import type { Permission } from '../access/permissions';
import type { Viewer } from '../access/viewer';
import { NOUNS } from '../nouns';
import { mayChange, mayDelete, maySee, mayView, permissionsTo } from './record-rights';

const viewer = (...permissions: readonly Permission[]): Viewer => ({
  uid: 'max',
  owner: 'acme',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: new Set(permissions),
});
const bill = { owner: 'acme', assignees: ['max'] };

describe('a noun with amounts inside', () => {
  it('needs its area and the right to see amounts', () => {
    expect(PERMISSION_ACTIONS.map((action) => permissionsTo(action, billNoun))).toEqual([
      ['pricing:show', 'estimates:view'],
      ['pricing:show', 'estimates:edit'],
      ['pricing:show', 'estimates:delete'],
    ]);
    expect(permissionsTo('view', errandNoun)).toEqual(['orders:view']);
  });

  it('is closed to everybody who lacks one of both', () => {
    fc.assert(
      fc.property(fc.subarray([...PERMISSIONS]), (permissions) => {
        const who = viewer(...permissions);
        const holds = (action: Permission) =>
          permissions.includes('pricing:show') && permissions.includes(action);
        expect(maySee(who, billNoun)).toBe(holds('estimates:view'));
        expect(mayView(who, billNoun, bill)).toBe(holds('estimates:view'));
        expect(mayChange(who, billNoun, bill)).toBe(holds('estimates:edit'));
        expect(mayDelete(who, billNoun, bill)).toBe(holds('estimates:delete'));
      }),
    );
  });

  it('is in an area that menus, routes and forms couple with it', () => {
    for (const { area, amounts } of [...NOUNS, billNoun]) {
      expect(PRICED_AREAS.includes(area)).toBe(amounts === 'inside');
    }
  });
});
