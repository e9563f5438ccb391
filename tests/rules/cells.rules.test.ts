import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOG } from '@/data/catalog';
import { COLLECTIONS } from '@/domain/core/collections';
import { SHAPES } from '@/domain/shapes';
import { CELLS } from './cells/all';
import type { Cell } from './cells/cell';
import { tries } from './cells/matrix';
import { openRulesServers } from './cells/rules-server';
import type { RulesServer } from './cells/rules-server';
import { OPS } from './oracle';
import { ADMIN, SOLO } from './roles';
import { TARGETS } from './world';

function byGroup(cells: readonly Cell[]): readonly (readonly [string, readonly Cell[]])[] {
  const names = [...new Set(cells.map((cell) => cell.group))];
  return names.map((name) => [name, cells.filter((cell) => cell.group === name)]);
}

/** The test cases with a wrong answer, one per line; each world takes the next waiting case. */
async function wrongCells(
  servers: readonly RulesServer[],
  cells: readonly Cell[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const waiting = cells.values();
  const tryOut = async ({ holds }: RulesServer): Promise<void> => {
    for (const cell of waiting) {
      if (await holds(cell)) continue;
      const { role, name, isAllowed, attempt } = cell;
      wrong.push(
        `${role.name}, ${name}: should be ${isAllowed ? 'allowed' : 'refused'}; ${JSON.stringify(attempt)}`,
      );
    }
  };
  await Promise.all(servers.map(tryOut));
  return wrong;
}

describe('the permission table', () => {
  let servers: readonly RulesServer[];

  beforeAll(async () => {
    servers = await openRulesServers('cells');
  });

  it('has a row for every collection and every shape', () => {
    for (const name of [...Object.values(COLLECTIONS), ...SHAPES.map((shape) => shape.collection)]) {
      expect(TARGETS).toContain(name);
    }
  });

  it('tries every operation on every target', () => {
    for (const target of TARGETS) {
      expect(new Set(tries(SOLO, target).map((one) => one.op))).toEqual(new Set(OPS));
    }
  });

  it.each([
    ['Users, changed tampered', 'companyUuid'],
    ['Users, changed tampered', 'permissionLevel'],
    ['Users, changed tampered', 'userPaid'],
    ['Users, changed tampered', 'plan'],
    ['Users, changed tampered', 'userSubscriptionStart'],
    ['Users, changed tampered', 'userSubscriptionEnd'],
    ['Companies, changed tampered', 'administrator'],
    ['Companies, changed tampered', 'louveRoofDealer'],
    ['Customers, changed tampered', 'owner'],
    ['Customers, changed tampered', 'createdAt'],
    ['Prices, changed tampered', 'amount, below the least'],
    ['Customers, changed tampered', 'notes, one character too long'],
    ['Customers, changed tampered', 'name, one character too long'],
    ['Customers, changed tampered', 'tags, one of them too long'],
    ['Trackers, made tampered', 'title, one character too long'],
  ])('of %s names %s', (group, field) => {
    const cells = CELLS['what documents contain'].filter(
      (cell) => cell.group === group && cell.name.startsWith(field),
    );
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.every((cell) => !cell.isAllowed)).toBe(true);
  });

  it('has a query for every entry of the catalog', () => {
    const { viewer } = ADMIN;
    expect(CATALOG.length).toBeGreaterThan(0);
    for (const { name, build } of CATALOG) {
      expect([name, viewer !== null && build(viewer).length > 0]).toEqual([name, true]);
    }
  });

  describe.each(Object.entries(CELLS))('%s', (_suite, cells) => {
    it.each(byGroup(cells))('%s', async (_group, group) => {
      expect(group.length).toBeGreaterThan(0);
      expect(await wrongCells(servers, group)).toEqual([]);
    });
  });
});
