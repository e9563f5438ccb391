import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOG } from '@/data/catalog';
import { may } from '@/domain/access/viewer';
import { viewerOf } from './acting';
import { specsOf } from './cells/questions';
import { startRules } from './harness';
import type { RulesWorld } from './harness';
import { ADMIN, EMPLOYEES } from './roles';
import { world } from './world';

const LISTS = ['open leads', 'search of customers', 'open trackers', 'open jobs', 'visits', 'own day'];

describe('viewing as an employee', () => {
  let rules: RulesWorld;

  beforeAll(async () => {
    rules = await startRules('view-as');
    await rules.seed(world());
  });

  it.each(Object.values(EMPLOYEES).map((role) => [role.name, role] as const))(
    'shows an administrator the same as a sign-in as %s',
    async (_name, role) => {
      const viewer = viewerOf(role);
      const asked = CATALOG.filter(
        ({ name, needs }) =>
          LISTS.includes(name) && (!needs || (needs !== 'administrator' && may(viewer, needs))),
      );
      expect(asked.length).toBeGreaterThan(0);
      let found = 0;
      for (const { build } of asked) {
        await Promise.all(
          specsOf(build, viewer).map(async (spec) => {
            const own = await rules.ids(role, spec);
            found += own.length;
            expect(await rules.ids(ADMIN, spec)).toEqual(own);
          }),
        );
      }
      expect(found).toBeGreaterThan(0);
    },
  );
});
