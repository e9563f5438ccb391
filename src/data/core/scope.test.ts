import { describe, expect, it } from 'vitest';
import type { Permission } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import { scopeOf } from './scope';

const person = (isAdmin: boolean, ...permissions: Permission[]): Viewer => ({
  uid: 'ann',
  owner: 'acme',
  isAdmin,
  isCompanyAdmin: isAdmin,
  permissions: new Set(permissions),
});

const ofOwner = { field: 'owner', op: '==', value: 'acme' };
const assigned = { field: 'assignees', op: 'array-contains', value: 'ann' };

describe('the scope of a list', () => {
  it.each([
    ['an administrator', person(true), [ofOwner]],
    ['an employee who sees everything', person(false, 'scope:all'), [ofOwner]],
    ['an employee', person(false, 'customers:view'), [ofOwner, assigned]],
  ])('of %s', (_who, viewer, expected) => {
    expect(scopeOf(viewer)).toEqual(expected);
  });
});
