import { describe, expect, it } from 'vitest';
import { makeFile } from '@tests/factories/records';
import { parsePermissions } from '../access/permissions';
import type { FileHolder } from '../core/noun-names';
import { mayAddBeside, mayDeleteFile, mayReadBeside } from './file-rights';

const viewer = {
  uid: 'nick',
  owner: 'acme',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: parsePermissions(['team:view']),
};

describe('files beside what is no business record', () => {
  it.each<[FileHolder, string, boolean, boolean]>([
    ['card', 'acme', false, true],
    ['card', 'other', true, false],
    ['post', 'acme', false, true],
    ['post', 'other', true, true],
    ['post', 'other', false, false],
    ['thread', 'acme', false, false],
    ['thread', 'acme', true, true],
    ['thread', '', true, true],
    ['thread', '', false, false],
    ['thread', 'other', true, false],
    ['mail', 'acme', true, true],
    ['mail', 'acme', false, false],
    ['mail', 'other', true, false],
  ])('%s of %j, named as a reader %s: read %s', (holder, owner, isReader, isAllowed) => {
    expect(mayReadBeside(viewer, { holder, owner, isReader })).toBe(isAllowed);
  });

  it.each<[FileHolder, string, boolean]>([
    ['card', 'acme', true],
    ['card', '', false],
    ['thread', '', true],
    ['thread', 'other', false],
    ['mail', '', false],
    ['post', 'other', false],
  ])('%s of %j: added %s', (holder, owner, isAllowed) => {
    expect(mayAddBeside(viewer, holder, owner)).toBe(isAllowed);
  });

  it.each<[FileHolder, boolean]>([
    ['card', false],
    ['thread', false],
    ['mail', false],
    ['post', true],
  ])('%s without the right to the team’s rooms: read and added %s', (holder, isAllowed) => {
    const outside = { ...viewer, permissions: parsePermissions([]) };
    expect(mayReadBeside(outside, { holder, owner: 'acme', isReader: true })).toBe(isAllowed);
    expect(mayAddBeside(outside, holder, 'acme')).toBe(isAllowed);
  });

  const mine = { owner: 'acme', createdBy: 'nick', assignees: ['nick'] };
  it.each([
    ['mine on a card', { ...mine, noun: 'card' as const }, true],
    ['another’s on a card', { ...mine, noun: 'card' as const, createdBy: 'ann' }, false],
    ['mine in a mail that is not sent', { ...mine, noun: 'mail' as const }, true],
    ['mine in a sent mail', { ...mine, noun: 'mail' as const, assignees: ['nick', 'ann'] }, false],
    ['mine in a chat', { ...mine, noun: 'thread' as const, assignees: ['ann', 'nick'] }, true],
    ['mine in a chat I left', { ...mine, noun: 'thread' as const, assignees: ['ann'] }, false],
  ])('%s: deleted %s', (_what, file, isAllowed) => {
    expect(mayDeleteFile(viewer, makeFile(file))).toBe(isAllowed);
  });
});
