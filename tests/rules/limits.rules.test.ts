import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Write } from '@/data/store/port';
import type { Field, Fields, Shape } from '@/domain/shape';
import { instant } from '@/domain/value';
import type { Value } from '@/domain/value';
import { RULES_FILE } from '../../rules/generate/build-rules';
import { FIXED_STAMPS, POLICY_FIELDS } from '../../rules/generate/writes';
import { ACME } from '@tests/factories/records';
import { changeOf, NEW_DOCUMENT } from './documents';
import type { Data } from './documents';
import { allows, commit, startRules } from './harness';
import type { RulesWorld } from './harness';
import type { Target } from './oracle';
import { ADMIN, EMPLOYEES } from './roles';
import { BY_OWNER, PERSONAL, refOf, standingRef, world, WRITABLE } from './world';

/** Expressions every write keeps free of the 1,000 the rules engine evaluates. */
const SPARE = 200;

const KEY = 'assigned';
const UID = ADMIN.uid ?? '';

/**
 * The rules with SPARE expressions more in front of every condition for a write: what still goes
 * through stays that far below the limit. A list costs one for each item and one for itself.
 */
function withSpare(rules: string): string {
  const overhead = ['the list', 'its size', '>', '0', 'the call', '&&'].length;
  const items = Array.from({ length: SPARE - overhead }, () => '1').join(',');
  const spare = `function spare() { return [${items}].size() > 0; }`;
  return rules
    .replace('function identity() {', `${spare}\n    function identity() {`)
    .replaceAll(/allow (create|update): if ([^;]*);/g, 'allow $1: if spare() && ($2);');
}

/** The largest value a field may have; fields the policy ties to something keep what they have. */
function largest(field: Field): Value {
  switch (field.kind) {
    case 'text':
      return 'x'.repeat(field.max);
    case 'day':
      return '2026-11-23';
    case 'choice':
      return field.options.at(-1) ?? '';
    case 'integer':
      return field.max;
    case 'boolean':
      return true;
    case 'instant':
      return instant(4_000_000_000_000);
    case 'textList':
      return Array.from({ length: field.max }, () => 'x'.repeat(field.itemMax));
    case 'textMap':
      return Object.fromEntries(
        Array.from({ length: field.max }, (_, at) => [`k${at}`, 'x'.repeat(field.itemMax)]),
      );
    case 'group':
      return largestGroup(field.fields);
    case 'groupList':
      return Array.from({ length: field.max }, () => largestGroup(field.fields));
  }
}

function largestGroup(fields: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, largest(field)]));
}

/** Fields that the policy ties to other things keep the values of the standing documents. */
const TIED: readonly string[] = [
  ...POLICY_FIELDS,
  'trackerId',
  'customerId',
  'jobId',
  'recordId',
  'importId',
  'noun',
  'kind',
  'from',
  'email',
  'salesperson',
  'start',
  'state',
];

function largestData(shape: Shape, only: (name: string) => boolean): Data {
  const fields = Object.entries(shape.fields).filter(
    ([name, field]) => field.writer === 'client' && !TIED.includes(name) && only(name),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, largest(field)]));
}

describe('the largest legal document', () => {
  let rules: RulesWorld;

  beforeAll(async () => {
    rules = await startRules('limits', withSpare(readFileSync(RULES_FILE, 'utf8')));
  });

  beforeEach(async () => {
    await rules.seed(world());
  });

  afterAll(async () => {
    await rules.stop();
  });

  const standing = (target: Target) => standingRef(target, KEY, UID);
  const asAdmin = (write: Write) => allows(commit(rules.as(ADMIN), [write]));

  it.each(WRITABLE.filter(({ writes }) => writes.create))('of $target can be created', async (one) => {
    const { target, shape } = one;
    const isSingle = PERSONAL.includes(target) || BY_OWNER.includes(target);
    const ref = isSingle ? standing(target) : refOf(target, `${target}-largest`, KEY);
    const place = { id: ref.id, key: KEY, owner: ACME, assignees: ['somebody'], uid: UID };
    const data = { ...NEW_DOCUMENT[target](place), ...largestData(shape, () => true) };
    await rules.seed([
      { kind: 'create', ref: { collection: 'Jobs', id: ref.id }, data: NEW_DOCUMENT.Jobs(place) },
      { kind: 'delete', ref },
    ]);
    expect(await asAdmin({ kind: 'create', ref, data })).toBe(true);
  });

  it.each(WRITABLE.filter(({ writes }) => writes.update !== 'none'))(
    'of $target can be changed',
    async (one) => {
      const { target, shape, writes } = one;
      const isTouchable = (name: string) =>
        !FIXED_STAMPS.has(name) &&
        !writes.fixed.includes(name) &&
        (typeof writes.update === 'string' || writes.update.includes(name));
      const fields = { ...largestData(shape, isTouchable), ...changeOf(target, UID) };
      expect(await asAdmin({ kind: 'patch', ref: standing(target), fields })).toBe(true);
    },
  );

  it('of a job takes a report of its crew', async () => {
    const { 'Field worker': worker } = EMPLOYEES;
    const change: Data = {
      ...changeOf('Jobs', worker.uid ?? ''),
      status: 'On Hold',
      statusReason: 'Weather',
    };
    const { instructions: _, ...fields } = change;
    expect(await allows(commit(rules.as(worker), [{ kind: 'patch', ref: standing('Jobs'), fields }]))).toBe(
      true,
    );
  });
});
