import { describe, expect, it } from 'vitest';

import { aloneWith, movingCollections, ownersBefore } from './earlier-records';
import { ownerOf } from '../session/session';
import { SHAPES } from '../shapes';

const person = (overrides: Partial<Parameters<typeof ownersBefore>[0]> = {}) => ({
  uuid: 'ben',
  companyUuid: '',
  soloOwner: '',
  formerOwners: [],
  ...overrides,
});

describe('earlier owner ids', () => {
  it.each([
    ['a person alone', {}, []],
    ['a founder, whose id the company took over', { companyUuid: 'ben' }, []],
    ['a person who joined a company', { companyUuid: 'acme' }, ['ben']],
    ['a founder who left and joined another', { companyUuid: 'acme', soloOwner: 'ben-2' }, ['ben-2']],
    ['a person who closed another’s company', { soloOwner: 'acme', formerOwners: ['ben'] }, ['ben']],
    [
      'the same after joining one more',
      { companyUuid: 'other', soloOwner: 'acme', formerOwners: ['ben'] },
      ['acme', 'ben'],
    ],
  ])('of %s', (_, overrides, expected) => {
    expect(ownersBefore(person(overrides))).toEqual(expected);
  });
});

describe('a company that becomes one person’s own business', () => {
  it.each([
    ['its founder', {}, 'ben', { soloOwner: '', formerOwners: [] }],
    ['a person who joined it', {}, 'acme', { soloOwner: 'acme', formerOwners: ['ben'] }],
    [
      'its founder, who had left it for a while',
      { soloOwner: 'ben-2' },
      'ben',
      { soloOwner: '', formerOwners: ['ben-2'] },
    ],
    [
      'a person who closed another before',
      { soloOwner: 'first', formerOwners: ['ben'] },
      'acme',
      { soloOwner: 'acme', formerOwners: ['first', 'ben'] },
    ],
  ])('leaves %s as the owner of everything', (_, overrides, companyUuid, expected) => {
    const before = person({ companyUuid, ...overrides });
    const after = { ...before, ...aloneWith(before, companyUuid) };
    expect(after).toMatchObject(expected);
    expect(ownerOf(after)).toBe(companyUuid);
    expect(new Set([ownerOf(after), ...ownersBefore(after)])).toEqual(
      new Set([companyUuid, ...ownersBefore(before)]),
    );
  });
});

describe('moving records', () => {
  it('takes everything with assignees, and only what has an owner', () => {
    const having = (field: string) =>
      SHAPES.filter(({ fields }) => field in fields).map(({ collection }) => collection);
    expect(movingCollections()).toEqual(expect.arrayContaining(having('assignees')));
    expect(having('owner')).toEqual(expect.arrayContaining([...movingCollections()]));
  });
});
