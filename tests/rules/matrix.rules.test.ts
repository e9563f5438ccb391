import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections';
import { SHAPES } from '@/domain/shapes';
import { attempts } from './attempts';
import { allows, startRules } from './harness';
import type { RulesWorld } from './harness';
import { expected, OPS } from './oracle';
import { ROLES, SOLO } from './roles';
import { TARGETS, world } from './world';

describe('who may do what', () => {
  let rules: RulesWorld;

  beforeAll(async () => {
    rules = await startRules('matrix');
    await rules.seed(world());
  });

  afterAll(async () => {
    await rules.stop();
  });

  it('has a row for every collection and every shape', () => {
    for (const name of [...Object.values(COLLECTIONS), ...SHAPES.map((shape) => shape.collection)]) {
      expect(TARGETS).toContain(name);
    }
  });

  describe.each(ROLES)('$name', (role) => {
    it.each(TARGETS)('with %s', async (target) => {
      const db = rules.as(role);
      const all = attempts(role, target);
      await rules.seed(all.filter((one) => one.op !== 'create').flatMap((one) => one.before));
      const wrong: string[] = [];
      for (const { op, what, subject, before, attempt, after } of all) {
        if (op === 'create' && before.length > 0) await rules.seed(before);
        const should = expected(role.viewer, target, op, subject);
        const does = await allows(attempt(db));
        if (does && after.length > 0) await rules.seed(after);
        if (does !== should)
          wrong.push(`${op} ${what}: ${should ? 'should be allowed' : 'should be refused'}`);
      }
      expect(all.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    });
  });

  it('tries every operation on every target', () => {
    for (const target of TARGETS) {
      expect(new Set(attempts(SOLO, target).map((one) => one.op))).toEqual(new Set(OPS));
    }
  });
});
