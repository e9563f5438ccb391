import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '@/data/store/port';
import type { Shape } from '@/domain/shape';
import type { Value } from '@/domain/value';
import { FIXED_STAMPS, POLICY_FIELDS } from '../../rules/generate/writes';
import { ACME } from '@tests/factories/records';
import { changeOf, NEW_DOCUMENT } from './documents';
import type { Data } from './documents';
import { allows, commit, startRules } from './harness';
import type { RulesWorld } from './harness';
import { illegalValues, otherValue } from './illegal-values';
import type { Target } from './oracle';
import { ADMIN } from './roles';
import { BY_OWNER, PERSONAL, refOf, standingRef, world, WRITABLE } from './world';

const KEY = 'unassigned';
const UID = ADMIN.uid ?? '';

const standing = (target: Target) => standingRef(target, KEY, UID);

function newData(target: Target, id: string): Data {
  return NEW_DOCUMENT[target]({ id, key: KEY, owner: ACME, assignees: ['somebody'], uid: UID });
}

type Tampering = { readonly label: string; readonly field: string; readonly value: Value };

/** Every illegal content of one field; on a patch groups are replaced whole. */
function tamperings(shape: Shape): readonly Tampering[] {
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    if (field.writer === 'server') {
      return [{ label: `${name}, which only functions set`, field: name, value: otherValue(field) }];
    }
    if (FIXED_STAMPS.has(name)) {
      return [
        {
          label: `${name}, which is fixed`,
          field: name,
          value: field.kind === 'instant' ? otherValue(field) : 'forged',
        },
      ];
    }
    if (POLICY_FIELDS.has(name)) {
      return [{ label: `${name}, forged`, field: name, value: otherValue(field) }];
    }
    return illegalValues(field).map(({ why, value }) => ({ label: `${name}: ${why}`, field: name, value }));
  });
}

describe('tampered documents', () => {
  let rules: RulesWorld;

  beforeAll(async () => {
    rules = await startRules('tampering');
    await rules.seed(world());
  });

  afterAll(async () => {
    await rules.stop();
  });

  const asAdmin = (writes: readonly Write[]) => allows(commit(rules.as(ADMIN), writes));

  /** What gets through though it must not. */
  const passing = async (
    tries: readonly Tampering[],
    writes: (change: Readonly<Record<string, Value>>) => readonly Write[],
  ): Promise<string[]> => {
    const answers = await Promise.all(
      tries.map(async ({ label, field, value }) =>
        (await asAdmin(writes({ [field]: value }))) ? [label] : [],
      ),
    );
    return answers.flat();
  };

  describe.each(WRITABLE.filter(({ writes }) => writes.update !== 'none'))(
    'of $target, when it is changed',
    ({ target, shape, writes }) => {
      it('are refused', async () => {
        const ref = standing(target);
        const base = changeOf(target, UID);
        expect(await asAdmin([{ kind: 'patch', ref, fields: base }])).toBe(true);
        const passed = await passing(tamperings(shape), (change) => [
          { kind: 'patch', ref, fields: { ...base, ...change } },
        ]);
        expect(passed).toEqual([]);
      });

      it('are refused with a field nobody knows, and changed fixed fields', async () => {
        const ref = standing(target);
        const base = changeOf(target, UID);
        for (const field of ['surprise', ...writes.fixed]) {
          const fields = { ...base, [field]: 'forged' };
          expect([field, await asAdmin([{ kind: 'patch', ref, fields }])]).toEqual([field, false]);
        }
      });
    },
  );

  describe.each(WRITABLE.filter(({ writes }) => writes.create))(
    'of $target, when it is made',
    ({ target, shape }) => {
      it('are refused', async () => {
        const isSingle = PERSONAL.includes(target) || BY_OWNER.includes(target);
        const ref = isSingle ? standing(target) : refOf(target, `${target}-tampered`, KEY);
        const data = newData(target, ref.id);
        // A price stands beside a record of the same id.
        await rules.seed([
          { kind: 'create', ref: { collection: 'Jobs', id: ref.id }, data: newData('Jobs', ref.id) },
          { kind: 'delete', ref },
        ]);
        expect(await asAdmin([{ kind: 'create', ref, data }])).toBe(true);
        await rules.seed([{ kind: 'delete', ref }]);
        const surprise = { label: 'a field nobody knows', field: 'surprise', value: 'x' };
        const passed = await passing([...tamperings(shape), surprise], (change) => [
          { kind: 'create', ref, data: { ...data, ...change } },
        ]);
        expect(passed).toEqual([]);
        await rules.seed(world());
      });
    },
  );
});
