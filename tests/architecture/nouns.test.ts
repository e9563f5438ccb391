import { describe, expect, it } from 'vitest';
import { listSource } from '@/data/core/list-source';
import { CATALOG } from '@/data/catalog';
import { buildWorld } from '@/demo/build-world';
import { GO_TO } from '@/app/shell/use-app-shortcuts';
import { PRESETS } from '@/domain/access/presets';
import type { Viewer } from '@/domain/access/viewer';
import { defineShape, initialOf } from '@/domain/core/shape';
import { findFields } from '@/domain/search/find-fields';
import { NOUNS } from '@/domain/nouns';
import { permissionsTo } from '@/domain/nouns/record-rights';
import type { Noun } from '@/domain/nouns/define-noun';
import { errandDescription, errandShape, makeErrand } from '@tests/factories/made-up-noun';
import { VISITS_A_DAY } from '../bench/bill';
import { SCREENS } from '../bench/measured-screens';

const boss: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(),
};
const asked = new Set(CATALOG.flatMap(({ build }) => build(boss)).map(({ collection }) => collection));
const world = buildWorld(1, '2026-11-23', { leads: 20, sales: 8 });
const nouns: readonly (readonly [string, Noun])[] = NOUNS.map((noun) => [noun.key, noun]);

// What a new noun needs and neither its description gives nor the compiler asks for.
describe.each(nouns)('%s', (key, noun) => {
  it('are asked for by queries of the catalog, which get their indexes and are tried against the rules', () => {
    expect([...asked]).toContain(noun.shape.collection);
  });

  it('are seen by the people of some preset', () => {
    const needed = permissionsTo('view', noun);
    const seeing = Object.values(PRESETS).filter((preset) => needed.every((one) => preset.includes(one)));
    expect(seeing).not.toEqual([]);
  });

  it('are in the example world', () => {
    expect(Reflect.get(world, key)).not.toHaveLength(0);
  });
});

// A visit is shown on its job.
const onPages = nouns.flatMap(([key, { address, list }]) =>
  address === null ? [] : [[key, address(''), list] as const],
);

describe.each(onPages)('%s', (_key, page, list) => {
  it('have their list and pages measured by the bench, and a working day counts both', () => {
    const named = (fits: (address: string) => boolean) =>
      SCREENS.filter(({ address }) => fits(address)).map(({ name }) => VISITS_A_DAY[name] ?? 0);
    expect(Math.max(...named((address) => address.startsWith(page)))).toBeGreaterThan(0);
    expect(Math.max(...named((address) => address === list))).toBeGreaterThan(0);
  });

  it('have a key that leads to their list', () => {
    expect(GO_TO.map(({ to }) => to)).toContain(list);
  });
});

it('lists and searches any noun within what a person sees', () => {
  const shape = defineShape('Errands', { ...errandShape.fields, ...findFields });
  const errands = listSource({ ...errandDescription, shape });
  const ofOwner = { field: 'owner', op: '==', value: 'acme' };
  const isOpen = { field: 'list', op: '==', value: 'Open' };
  const mine = { field: 'assignees', op: 'array-contains', value: 'ann' };
  const orderBy = { field: 'title', direction: 'asc' } as const;
  const limited = { ...boss, isAdmin: false };
  const open = (viewer: Viewer) => errands.listed(viewer, { list: 'Open', where: [], orderBy }).spec;
  expect(open(boss).where).toEqual([ofOwner, isOpen]);
  expect(open(limited).where).toEqual([ofOwner, mine, isOpen]);
  const found = { field: 'find', op: 'array-contains', value: 'nail' };
  expect(errands.found(boss, 'nails', null)?.spec.where).toEqual([ofOwner, found]);
  const archived = { ...initialOf(shape.fields), ...makeErrand({ list: 'Archive' }) };
  expect([errands.isIn(archived, 'Archive'), errands.isIn(archived, 'Open')]).toEqual([true, false]);
  const whole = listSource({ ...errandDescription, shape, archive: null });
  expect(whole.listed(boss, { list: 'Open', where: [], orderBy }).spec.where).toEqual([ofOwner]);
});
