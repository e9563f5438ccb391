import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOG } from '@/data/catalog';
import type { QuerySpec } from '@/data/store/port';
import type { Permission } from '@/domain/permissions';
import { isList } from '@/domain/value';
import { may, seesAll } from '@/domain/viewer';
import type { Viewer } from '@/domain/viewer';
import { ACME } from '@tests/factories/records';
import { allows, run, startRules } from './harness';
import type { RulesWorld } from './harness';
import { ADMIN, ROLES } from './roles';
import type { Role } from './roles';
import { people } from './world';

const adminViewer = ADMIN.viewer;
if (!adminViewer) throw new Error('The administrator counts as signed in.');

/** Queries of one entry, each once; one that asks for none of no nouns is never sent. */
function specsOf(build: (viewer: Viewer) => readonly QuerySpec[], viewer: Viewer): readonly QuerySpec[] {
  const sent = build(viewer).filter(
    (spec) => !spec.where.some(({ value }) => isList(value) && value.length === 0),
  );
  return [...new Map(sent.map((spec) => [JSON.stringify(spec), spec])).values()];
}

const AREA_OF_NOUN: Readonly<Record<string, Permission>> = {
  customer: 'customers:view',
  tracker: 'trackers:view',
  job: 'jobs:view',
  visit: 'jobs:view',
};

const AREA_OF_COLLECTION: Readonly<Record<string, Permission>> = {
  Customers: 'customers:view',
  Trackers: 'trackers:view',
  Jobs: 'jobs:view',
  Visits: 'jobs:view',
  ClientMessages: 'trackers:view',
};

/** The permissions a query takes, by its collection or by the nouns it states. */
function permissionsFor(spec: QuerySpec): readonly Permission[] {
  const area = AREA_OF_COLLECTION[spec.collection];
  if (area) return [area];
  const stated = spec.where.find((one) => one.field === 'noun')?.value;
  const nouns = isList(stated) ? stated : [stated];
  return [
    ...nouns.map((noun) => (typeof noun === 'string' ? AREA_OF_NOUN[noun] : undefined) ?? 'export'),
    ...(spec.collection === 'Activity' ? [] : ['pricing:show' as const]),
  ];
}

/** Whether this very query stays within what its viewer may see. */
function isOpen(viewer: Viewer, spec: QuerySpec): boolean {
  const states = (field: string, value: string) =>
    spec.where.some((one) => one.field === field && one.value === value);
  return (
    states('owner', viewer.owner) &&
    (seesAll(viewer) || states('assignees', viewer.uid)) &&
    permissionsFor(spec).every((permission) => may(viewer, permission))
  );
}

describe('the queries of the app', () => {
  let rules: RulesWorld;

  beforeAll(async () => {
    rules = await startRules('catalog');
    await rules.seed(people());
  });

  afterAll(async () => {
    await rules.stop();
  });

  /** The queries that are answered differently from what they should. */
  const wrong = async (
    role: Role,
    specs: readonly QuerySpec[],
    should: (spec: QuerySpec) => boolean,
  ): Promise<string[]> => {
    const answers = await Promise.all(
      specs.map(async (spec) => {
        const isAllowed = await allows(run(rules.as(role), spec));
        return isAllowed === should(spec)
          ? []
          : [`${isAllowed ? 'allowed' : 'refused'}: ${JSON.stringify(spec)}`];
      }),
    );
    return answers.flat();
  };

  it('are there', () => {
    expect(CATALOG.length).toBeGreaterThan(0);
    for (const { name, build } of CATALOG)
      expect([name, build(adminViewer).length > 0]).toEqual([name, true]);
  });

  describe.each(ROLES)('asked by $name', (role) => {
    it.each(CATALOG)('$name', async ({ build, needs }) => {
      const { viewer } = role;
      const specs = specsOf(build, viewer ?? adminViewer);
      // Whoever gets to the screen is answered; everybody else as far as the query itself is open.
      const getsThere = viewer !== null && (needs === null || may(viewer, needs));
      const isAllowed = (spec: QuerySpec) => getsThere || (viewer !== null && isOpen(viewer, spec));
      expect(await wrong(role, specs, isAllowed)).toEqual([]);
    });
  });

  const outsiders = ROLES.filter((role) => role.viewer?.owner !== ACME);
  it.each(outsiders)('are refused to $name when they name another business', async (role) => {
    const specs = CATALOG.flatMap(({ build }) => specsOf(build, adminViewer));
    expect(await wrong(role, specs, () => false)).toEqual([]);
  });

  const scoped = ROLES.filter(
    ({ viewer }) => viewer?.owner === ACME && !viewer.isAdmin && !viewer.permissions.has('scope:all'),
  );
  it.each(scoped)('are refused to $name when they ask for more than their own', async (role) => {
    const specs = CATALOG.flatMap(({ build }) => specsOf(build, adminViewer)).filter(
      (spec) => !spec.where.some((one) => one.field === 'assignees'),
    );
    expect(await wrong(role, specs, () => false)).toEqual([]);
  });
});
