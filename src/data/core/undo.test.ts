import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import { AppError } from '@/domain/core/errors';
import type { recordFields } from '@/domain/core/record';
import { NOUNS } from '@/domain/nouns';
import type { NounDescription } from '@/domain/nouns/define-noun';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import type { Intent } from './intent';
import { recordIntents } from './record-intents';
import { OTHER_CASES } from '../testing/undo-cases';
import type { UndoCase } from '../testing/undo-cases';
import { RECORD_CASES } from '../testing/undo-record-cases';
import { leftDifferent, worldOf } from '../testing/undo-world';

const viewer: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(PERMISSIONS),
};

const CASES = { ...RECORD_CASES, ...OTHER_CASES };

/** What has no Undo of its own: parts of others, changes that are sent by themselves, and hooks. */
const NONE: readonly string[] = [
  ...['core/change-many inBatches', 'core/change-many inOneWrite', 'core/change-record changeRecord'],
  'core/intent together',
  ...['import/customers/import-batch importBatch', 'import/customers/write-batch customerBatches'],
  ...[
    'import/import-record startImport',
    'import/import-record moveImport',
    'import/jobs/write-jobs jobBatches',
  ],
  'jobs/field-week reportChanges',
];

/** Functions of this room that return a change, as "file name", but those that have no Undo. */
function found(): readonly string[] {
  const root = new URL('..', import.meta.url).pathname;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|runtime)\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(`${root}${file}`, 'utf8');
      const functions = source.matchAll(/^export function (\w+)[\s\S]*?\): ([^\n]+) \{\n([\s\S]*?)\n\}\n/gm);
      return [...functions].flatMap(([, name, type = '', body = '']) => {
        const hasNone = body.includes('undo: null') && !body.replaceAll('undo: null', '').includes('undo: ');
        return /\bIntent\b/.test(type) && !hasNone ? [`${file.replace(/\.ts$/, '')} ${name}`] : [];
      });
    });
}

/** How often a case could make a change of arbitrary records. */
function check(make: UndoCase, runs = 25): number {
  let made = 0;
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const world = worldOf((from) => gen(() => from), viewer);
      let change: Intent | readonly Intent[] | null;
      try {
        change = make(viewer, world);
      } catch (error) {
        // Records that allow no such step.
        if (error instanceof AppError) return;
        throw error;
      }
      for (const intent of change === null ? [] : [change].flat()) {
        if (intent.undo === null) continue;
        made += 1;
        expect(leftDifferent(intent, world.docs)).toEqual([]);
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
  return made;
}

describe('the Undo of a change', () => {
  it.each(Object.entries(CASES))('gives everything back, the absence of a field too: %s', (_name, make) => {
    expect(check(make)).toBeGreaterThan(0);
  });

  it.each(NOUNS.map((noun) => [noun.name, noun] as const))(
    'of every %s gives everything back',
    (_name, noun) => {
      // Whatever the noun: only the fields of every record are named here.
      const general = noun as unknown as NounDescription<string, string, typeof recordFields>;
      const { shape } = general;
      const intents = recordIntents<typeof recordFields>(general);
      const cases: readonly UndoCase[] = [
        (by, { some, draw }) =>
          intents.change(by, some(shape), {
            assignees: draw(arbitraryRecord(shape.fields)).assignees,
          }),
        (by, { some }) => intents.archive(by, some(shape)),
        (by, { some }) => intents.restore(by, some(shape)),
        (by, { some }) => intents.remove(by, some(shape)),
      ];
      for (const make of cases.slice(noun.archive === null ? 3 : 0))
        expect(check(make, 10)).toBeGreaterThan(0);
    },
  );

  it('is tested for every function that offers one', () => {
    const untested = found().filter((name) => !(name in CASES) && !NONE.includes(name));
    expect(untested).toEqual([]);
  });
});
