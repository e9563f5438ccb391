import { describe, expect, it } from 'vitest';

import { groupListBoundsOf, listBoundsOf, maxLengthOf } from './bounds';
import { settingsShape } from '../company/company';
import { userShape } from '../account/user';

describe('bounds of forms', () => {
  it('come from the shapes', () => {
    expect(maxLengthOf(userShape, 'userFirstName')).toBe(80);
    expect(listBoundsOf(settingsShape, 'leadSources')).toEqual({ max: 60, itemMax: 60 });
    const { max, item } = groupListBoundsOf(settingsShape, 'customFields');
    expect(max).toBe(50);
    expect(maxLengthOf(item, 'label')).toBe(60);
  });

  it('refuse a field of another kind', () => {
    expect(() => maxLengthOf(userShape, 'onBoarded')).toThrow('Users.onBoarded is not a text');
    expect(() => listBoundsOf(userShape, 'phone')).toThrow('Users.phone is not a list of texts');
    expect(() => groupListBoundsOf(userShape, 'phone')).toThrow('Users.phone is not a list of groups');
  });
});
