import { fileURLToPath } from 'node:url';
import { CATALOG } from '@/data/catalog';
import { shardShape } from '@/domain/directory/directory';
import { PERMISSIONS } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/access/presets';
import type { Field } from '@/domain/core/shape';
import { SHAPES } from '@/domain/shapes';
import type { Viewer } from '@/domain/access/viewer';
import { FUNCTION_QUERIES } from './function-queries';
import { exactIndex, isAutomatic, isCovered, needOf } from './index-needs';
import type { Index, IndexNeed } from './index-needs';

export const INDEXES_FILE = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));

type Override = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly [];
};

/** Timestamps that only sort inside composite indexes; indexes of their own would slow writes down. */
const WRITE_MOMENTS: readonly string[] = ['createdAt', 'updatedAt', 'statusAt'];

/** Fields functions keep for composite indexes alone: single-field entries per word would cost twice. */
const KEPT_FOR_LISTS: readonly string[] = ['find', 'customerKey'];

/** Texts of at least this length are never queried, unless their name says what they are asked for. */
const LONG_TEXT = 300;
const ASKED_FOR = /(Id|Key)$|^(email|address)$/;

const viewer = (isAdmin: boolean, permissions: Viewer['permissions']): Viewer => ({
  uid: 'somebody',
  owner: 'acme',
  isAdmin,
  isCompanyAdmin: isAdmin,
  permissions,
});

const VIEWERS: readonly Viewer[] = [
  viewer(true, new Set()),
  viewer(false, new Set(PERMISSIONS)),
  viewer(false, new Set(PERMISSIONS.filter((permission) => permission !== 'scope:all'))),
  viewer(false, new Set(PRESETS['Field worker'])),
];

/** The index needs of every query of the app and the functions. */
export function indexNeeds(): readonly { readonly name: string; readonly need: IndexNeed }[] {
  const asked = CATALOG.flatMap(({ name, build }) =>
    VIEWERS.flatMap(build).map((spec) => ({ name, need: needOf(spec) })),
  );
  const byFunctions = FUNCTION_QUERIES.map(({ source, spec }) => ({ name: source, need: needOf(spec) }));
  const known = new Map([...asked, ...byFunctions].map((one) => [JSON.stringify(one.need), one]));
  return [...known.values()];
}

/** Fewest filters first: queries with many filters can then often merge existing indexes. */
function buildComposites(needs: readonly IndexNeed[]): readonly Index[] {
  const size = (need: IndexNeed) => need.equal.length + need.contains.length;
  const indexes: Index[] = [];
  for (const need of needs.toSorted((a, b) => size(a) - size(b))) {
    if (!isCovered(need, indexes)) indexes.push(exactIndex(need));
  }
  return indexes.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

function isNeverAsked(name: string, field: Field): boolean {
  if (WRITE_MOMENTS.includes(name) || KEPT_FOR_LISTS.includes(name)) return true;
  return (
    (field.kind === 'text' && field.max >= LONG_TEXT && !ASKED_FOR.test(name)) ||
    field.kind === 'groupList' ||
    field.kind === 'textMap' ||
    field.kind === 'perPerson'
  );
}

/** Switches off unused single-field indexes: they cost writes and limit their rate. */
function buildOverrides(needs: readonly IndexNeed[]): readonly Override[] {
  const used = new Set(
    needs
      .filter(isAutomatic)
      .flatMap(({ collection, equal, contains, suffix }) =>
        [...equal, ...contains, ...suffix.map((one) => one.field)].map((field) => `${collection}.${field}`),
      ),
  );
  return [...SHAPES, shardShape].flatMap(({ collection, fields }) =>
    Object.entries(fields)
      .filter(([name, field]) => isNeverAsked(name, field) && !used.has(`${collection}.${name}`))
      .map(([name]): Override => ({ collectionGroup: collection, fieldPath: name, indexes: [] })),
  );
}

export function buildIndexes(): string {
  const needs = indexNeeds().map((one) => one.need);
  const file = { indexes: buildComposites(needs), fieldOverrides: buildOverrides(needs) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
