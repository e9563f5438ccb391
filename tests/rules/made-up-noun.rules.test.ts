import { beforeAll, describe, expect, it } from 'vitest';
import type { Ref } from '@/data/store/port';
import { initialOf } from '@/domain/core/shape';
import { NOUNS } from '@/domain/nouns';
import { activityShape } from '@/domain/history/activity';
import { ACME, makeActivity } from '@tests/factories/records';
import { errandNoun, errandShape } from '@tests/factories/made-up-noun';
import { buildRules } from '../../rules/generate/build-rules';
import { openRulesServer } from './cells/rules-server';
import type { RulesServer } from './cells/rules-server';
import { tampered } from './contents';
import { stampedData } from './documents';
import type { Data } from './documents';
import { commit, madeUp, patch } from './made-up';
import type { Row } from './made-up';
import { ofNoun } from './oracle';
import { ADMIN, NICK, ROLES } from './roles';
import type { Role } from './roles';
import { people, PLACES } from './world';
import type { Ground } from './world';

const errands = madeUp(
  errandShape,
  ({ owner, assignees }, id) => ({
    ...initialOf(errandShape.fields),
    ...{ uuid: id, owner, assignees, title: 'Nails' },
  }),
  { place: 'The builders’ merchant' },
);
const { refOf, standing } = errands;

const uid = ADMIN.uid ?? '';
const own: Ground = { key: 'own', owner: ACME, assignees: [uid] };

const creates = (name: string, isAllowed: boolean, change: Data): Row => ({
  name: `created ${name}`,
  role: ADMIN,
  given: [],
  attempt: commit(errands.created(own, errands.newRef(own), uid, change)),
  isAllowed,
});

const changes = (name: string, isAllowed: boolean, change: Data, before: Data = {}): Row => ({
  name: `changed ${name}`,
  role: ADMIN,
  given: [standing(own), patch(uid, refOf(own), before)],
  attempt: commit(patch(uid, refOf(own), change)),
  isAllowed,
});

const contents: readonly Row[] = [
  creates('as usual', true, {}),
  creates('with an unknown field', false, { surprise: 'x' }),
  creates('for another business', false, { owner: 'other' }),
  changes('with an unknown field', false, { surprise: 'x' }),
  changes('along its table', true, { state: 'Fetched' }),
  changes('against its table', false, { state: 'To do' }, { state: 'Fetched' }),
  ...tampered(errandShape).flatMap(({ name, fields, isLegal }) => [
    creates(`with ${name}`, isLegal, fields),
    changes(`to ${name}`, isLegal, fields),
  ]),
];

const note: Ref = { collection: activityShape.collection, id: 'note-on-errand' };

/** A note on an errand, which belongs to no customer and no tracker. */
function noted(name: string, isAllowed: boolean, change: Data = {}): Row {
  const entry = makeActivity({
    ...{ uuid: note.id, owner: ACME, assignees: [uid], customerId: '', trackerId: '' },
    ...{ recordId: refOf(own).id, timelineId: refOf(own).id, recordTitle: 'Nails' },
  });
  const data = { ...stampedData(activityShape, entry, uid), noun: errandNoun.name, ...change };
  return {
    name: `a note ${name}`,
    role: ADMIN,
    given: [standing(own)],
    attempt: commit({ kind: 'create', ref: note, data }),
    isAllowed,
  };
}

const asked = (role: Role, isAllowed: boolean): Row => ({
  name: `its timeline, asked by ${role.name}`,
  role,
  given: [standing(own)],
  attempt: {
    list: {
      collection: note.collection,
      where: [
        { field: 'owner', op: '==', value: ACME },
        { field: 'timelineId', op: '==', value: refOf(own).id },
        { field: 'noun', op: 'in', value: [errandNoun.name] },
      ],
      orderBy: [],
      limit: 30,
    },
  },
  isAllowed,
});

const timeline: readonly Row[] = [
  noted('told on its own page', true),
  noted('told on another page', false, { timelineId: 'Errands-assigned' }),
  noted('told at a customer', false, { customerId: 'c-assigned' }),
  asked(ADMIN, true),
  asked(NICK, false),
];

describe('a noun with a description only', () => {
  let server: RulesServer;

  beforeAll(async () => {
    server = await openRulesServer('made-up-noun', {
      rules: buildRules([...NOUNS, errandNoun]),
      seeded: [...people(), ...PLACES.map(standing)],
    });
  });

  it.each(ROLES.map((role) => [role.name, role] as const))(
    'has the rights of its area: %s',
    async (_, role) => {
      for (const row of errands.matrix(role, ofNoun('orders'))) {
        expect([row.name, await server.holds({ ...row, group: '' })]).toEqual([row.name, true]);
      }
    },
  );

  it.each(contents.map((row) => [row.name, row] as const))(
    'is checked by its shape and status: %s',
    async (_, row) => {
      expect(await server.holds({ ...row, group: '' })).toBe(true);
    },
  );

  it.each(timeline.map((row) => [row.name, row] as const))(
    'has a timeline without a customer or tracker: %s',
    async (_, row) => {
      expect(await server.holds({ ...row, group: '' })).toBe(true);
    },
  );
});
