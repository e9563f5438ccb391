import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildIndexes, INDEXES_FILE, indexNeeds } from '../../rules/generate/build-indexes';
import { FUNCTION_QUERIES } from '../../rules/generate/function-queries';
import { exactIndex, isAutomatic, isCovered, needOf } from '../../rules/generate/index-needs';
import type { Index } from '../../rules/generate/index-needs';

/** Our own limit. Firestore allows 1,000 on the Blaze plan, which functions need anyway, and 200 without billing. */
const MOST_INDEXES = 400;

const FUNCTIONS = fileURLToPath(new URL('../../functions/src/', import.meta.url));

type IndexFile = {
  readonly indexes: readonly Index[];
  readonly fieldOverrides: readonly { readonly collectionGroup: string; readonly fieldPath: string }[];
};

const text = readFileSync(INDEXES_FILE, 'utf8');
// The generator writes this file; a test below checks that.
const file = JSON.parse(text) as IndexFile;

describe('firestore.indexes.json', () => {
  it('is the generator’s output (npx tsx scripts/generate-indexes.ts)', () => {
    expect(text).toBe(buildIndexes());
  });

  it('has an index for every query of the app and of the functions', () => {
    const missing = indexNeeds().filter(({ need }) => !isCovered(need, file.indexes));
    expect(missing).toEqual([]);
  });

  it('has no index that no query needs', () => {
    const needed = indexNeeds().map(({ need }) => JSON.stringify(exactIndex(need)));
    for (const index of file.indexes) expect(needed).toContain(JSON.stringify(index));
    expect(file.indexes.length).toBeLessThan(MOST_INDEXES);
  });

  it('keeps the single-field indexes that queries rely on', () => {
    const off = file.fieldOverrides.map((one) => `${one.collectionGroup}.${one.fieldPath}`);
    for (const { need } of indexNeeds()) {
      if (!isAutomatic(need)) continue;
      const fields = [...need.equal, ...need.contains, ...need.suffix.map((one) => one.field)];
      for (const field of fields) expect(off).not.toContain(`${need.collection}.${field}`);
    }
  });

  it('switches off single-field indexes of write timestamps and long texts', () => {
    const off = file.fieldOverrides.map((one) => `${one.collectionGroup}.${one.fieldPath}`);
    for (const field of [
      'Customers.createdAt',
      'Customers.updatedAt',
      'Customers.statusAt',
      'Customers.notes',
    ]) {
      expect(off).toContain(field);
    }
  });

  it('leaves on what functions ask for by equality alone: ids, keys and addresses', () => {
    const off = file.fieldOverrides.map((one) => `${one.collectionGroup}.${one.fieldPath}`);
    // Kept for composite indexes alone.
    const exempt = /\.customerKey$/;
    expect(off.filter((name) => /(Id|Key|\.email|\.address)$/.test(name) && !exempt.test(name))).toEqual([]);
  });

  it('knows which functions run queries that need an index', () => {
    const asking = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /\.orderBy\(|where\([^)]*'(<|>|<=|>=|array-contains)'/.test(
          readFileSync(join(FUNCTIONS, name), 'utf8'),
        ),
      );
    expect(asking.toSorted()).toEqual([...new Set(FUNCTION_QUERIES.map((one) => one.source))].toSorted());
  });
});

describe('the index needs of a query', () => {
  const ask = { collection: 'Customers', where: [], orderBy: [], limit: 1 };
  const equal = (field: string) => ({ field, op: '==', value: 'x' }) as const;

  it('are none for equalities alone', () => {
    expect(isAutomatic(needOf({ ...ask, where: [equal('owner'), equal('phoneKey')] }))).toBe(true);
  });

  it('include an order for a range without orderBy', () => {
    const need = needOf({ ...ask, where: [equal('owner'), { field: 'start', op: '>=', value: 1 }] });
    expect(need.suffix).toEqual([{ field: 'start', direction: 'asc' }]);
    expect(isCovered(need, [])).toBe(false);
    expect(isCovered(need, [exactIndex(need)])).toBe(true);
  });

  it('are none for sorting by a fixed field, or by the id in the usual direction', () => {
    const newest = { field: 'createdAt', direction: 'desc' } as const;
    const id = { field: '__name__', direction: 'desc' } as const;
    expect(needOf({ ...ask, where: [equal('createdAt')], orderBy: [newest] }).suffix).toEqual([]);
    expect(needOf({ ...ask, orderBy: [newest, id] }).suffix).toEqual([newest]);
  });

  it('can be met by several indexes with the same order at the end', () => {
    const orderBy = [{ field: 'createdAt', direction: 'desc' }] as const;
    const one = needOf({ ...ask, where: [equal('owner'), equal('status')], orderBy });
    const two = needOf({ ...ask, where: [equal('owner'), equal('source')], orderBy });
    const both = needOf({ ...ask, where: [equal('owner'), equal('status'), equal('source')], orderBy });
    expect(isCovered(both, [exactIndex(one)])).toBe(false);
    expect(isCovered(both, [exactIndex(one), exactIndex(two)])).toBe(true);
    const oldest = [{ field: 'createdAt', direction: 'asc' }] as const;
    expect(isCovered({ ...both, suffix: oldest }, [exactIndex(one), exactIndex(two)])).toBe(false);
  });
});
