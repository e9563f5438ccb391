import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Write } from '@/data/store/port';
import { PERMISSIONS } from '@/domain/access/permissions';
import { ACME } from '@tests/factories/records';
import type { Cell } from './cells/cell';
import { triesAt } from './cells/matrix';
import type { Try } from './cells/matrix';
import { openRulesServers } from './cells/rules-server';
import { legal, tampered } from './contents';
import type { Content } from './contents';
import type { Data } from './documents';
import { expected } from './oracle';
import type { Subject, Target } from './oracle';
import { employee, OTHER, ROLES } from './roles';
import type { Role } from './roles';
import { PLACES, TARGETS, world, WRITABLE } from './world';
import type { Ground } from './world';

const OPERATIONS = 5_000;
/** Timeout in ms for a busy machine; an idle one takes a fraction. */
const PATIENCE = 180_000;
const HIRED = 24;
const GROUNDS = 30;

const hired: readonly Role[] = fc
  .sample(fc.subarray([...PERMISSIONS]), HIRED)
  .map((permissions, at) => employee(`employee with ${permissions.join()}`, `hired-${at}`, permissions));

const everyone = [...ROLES, ...hired];
const everybody = everyone.flatMap((role) => role.uid ?? []);

const grounds: readonly Ground[] = fc
  .sample(
    fc.record({
      owner: fc.constantFrom(ACME, ACME, OTHER, 'solo', 'flo-alone', 'hired-0'),
      assignees: fc.subarray(everybody, { maxLength: 12 }),
    }),
    GROUNDS,
  )
  .map((ground, at) => ({ ...ground, key: `any-${at}` }));

const seeded = world([...PLACES, ...grounds], everyone);

function contentsFor(target: Target, op: Try['op']): readonly Content[] {
  const one = WRITABLE.find((writable) => writable.target === target);
  const usual: Content = { name: 'as usual', fields: {}, isLegal: true };
  if (!one || (op !== 'create' && op !== 'update')) return [usual];
  return [...legal(one, op === 'create'), ...tampered(one.shape)];
}

function withContent(attempt: Try['attempt'], fields: Data): Try['attempt'] {
  if (!('commit' in attempt)) return attempt;
  const commit = attempt.commit.map((write): Write => {
    if (write.kind === 'delete') return write;
    if (write.kind === 'patch') return { ...write, fields: { ...write.fields, ...fields } };
    // Some statuses need a reason.
    const reason: Data = 'statusReason' in write.data ? { statusReason: 'Other' } : {};
    return { ...write, data: { ...write.data, ...reason, ...fields } };
  });
  return { commit };
}

/** Targets of an attempt: a new document's by its contents; a change's before and after. */
function subjectsOf({ op, subject }: Try, { fields }: Content): readonly Subject[] {
  const { assignees } = fields;
  if (!Array.isArray(assignees)) return [subject];
  const named = { ...subject, assignees: assignees.map(String) };
  return op === 'create' ? [{ ...named, parentAssignees: subject.assignees }] : [subject, named];
}

const anyCell: fc.Arbitrary<Cell> = fc
  .record({
    role: fc.oneof(fc.constantFrom(...ROLES), fc.constantFrom(...hired)),
    target: fc.constantFrom(...TARGETS),
    ground: fc.constantFrom(...PLACES, ...grounds),
  })
  .map(({ role, target, ground }) => ({ role, target, tries: triesAt(role, target, ground) }))
  // Personal documents exist on the first ground only; companies once per business.
  .filter(({ tries }) => tries.length > 0)
  .chain(({ role, target, tries }) =>
    fc.constantFrom(...tries).chain((one) =>
      fc.constantFrom(...contentsFor(target, one.op)).map((content) => ({
        group: target,
        name: `${one.op} ${target} of ${one.what}, ${content.name}`,
        role,
        given: one.given ?? [],
        attempt: withContent(one.attempt, content.fields),
        isAllowed:
          content.isLegal &&
          subjectsOf(one, content).every((subject) => expected(role.viewer, target, one.op, subject)),
      })),
    ),
  );

describe('random attempts', () => {
  it(
    `are answered as the permission table says, ${OPERATIONS} times`,
    async () => {
      const servers = await openRulesServers('random', { seeded });
      const tried = await Promise.all(
        servers.map(async ({ holds }) => {
          let count = 0;
          await fc.assert(
            fc.asyncProperty(anyCell, async (cell) => {
              count += 1;
              if (await holds(cell)) return;
              const { role, name, attempt, isAllowed } = cell;
              throw new Error(
                `${role.name}: ${name}: should be ${isAllowed ? 'allowed' : 'refused'}: ${JSON.stringify(attempt)}`,
              );
            }),
            { numRuns: Math.ceil(OPERATIONS / servers.length) },
          );
          return count;
        }),
      );
      expect(tried.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(OPERATIONS);
    },
    PATIENCE,
  );
});
