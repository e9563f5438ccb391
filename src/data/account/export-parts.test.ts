import { expect, it } from 'vitest';
import { parsePermissions } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';
import { NOUNS } from '@/domain/nouns';
import { errandNoun } from '@tests/factories/made-up-noun';
import { listsFor } from './export-parts';

const viewerWith = (...permissions: readonly Permission[]) => ({
  uid: 'max',
  owner: 'hollis',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: parsePermissions(permissions),
});

const names = (...parts: Parameters<typeof listsFor>) => listsFor(...parts).map(({ name }) => name);

it('has every noun that a person sees, each as a file called like its list', () => {
  const seen = viewerWith('export', 'customers:view', 'jobs:view', 'team:view');
  expect(names(seen)).toEqual([
    ...['notifications', 'customers', 'jobs', 'visits', 'history', 'boards', 'board-lists', 'cards'],
    ...['card-comments', 'mail', 'mail-labels', 'files', 'team-files', 'chats', 'chat-messages'],
    ...['calendar', 'posts', 'post-comments', 'network', 'referrals'],
  ]);
});

it('has nothing of the business for a person without the right to take it along', () => {
  expect(names(viewerWith('customers:view', 'team:view'))).toEqual([
    'notifications',
    'mail',
    'mail-labels',
    'team-files',
    'chats',
    'chat-messages',
    'calendar',
    'posts',
    'post-comments',
    'network',
    'referrals',
  ]);
});

it('has nothing of chat, mail and boards for a person who may not see them', () => {
  const viewer = viewerWith('export');
  expect(names(viewer)).toEqual(
    names(viewerWith('export', 'team:view')).filter((name) => !/board|card|mail|chat/.test(name)),
  );
  const [files] = listsFor(viewer, NOUNS).filter(({ name }) => name === 'team-files');
  // Pictures of posts, which everybody may see.
  expect(files?.where).toContainEqual({ field: 'noun', op: 'in', value: ['post'] });
});

it('has a noun that is only described, within what a person sees', () => {
  const viewer = viewerWith('export', 'orders:view');
  const [part] = listsFor(viewer, [...NOUNS, errandNoun]).filter(({ name }) => name === 'errands');
  expect(part?.shape).toBe(errandNoun.shape);
  expect(part?.where).toEqual([
    { field: 'owner', op: '==', value: 'hollis' },
    { field: 'assignees', op: 'array-contains', value: 'max' },
  ]);
  expect(names(viewer, [{ ...errandNoun, isExported: false }])).not.toContain('errands');
  expect(names(viewerWith('orders:view'), [errandNoun])).not.toContain('errands');
});
