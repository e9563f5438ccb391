import type { OpenWork } from '@/domain/employees/open-work';
import { byNoun, nounOf } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { rightsShape } from '@/domain/access/rights';
import type { Rights } from '@/domain/access/rights';
import type { Viewer } from '@/domain/access/viewer';
import { numberOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';
import { changeRecord } from '../core/change-record';
import type { Intent } from '../core/intent';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';

/** The permissions of a company's employees; for its administrators only. */
export function rightsRef(owner: string): TypedRef<Rights> {
  return recordRef(rightsShape, owner);
}

/** An employee's rights as an administrator sets them. */
export type StaffRights = { readonly permissions: readonly string[]; readonly jobRole: string };

/**
 * Sets an employee's permissions. `expected` is the value that the screen showed.
 * @returns a promise that rejects with 'conflict' when another user was faster
 */
export function setPermissions(uid: string, rights: StaffRights, expected: StaffRights): Promise<void> {
  return callFunction('setPermissions', { uid, ...rights, expected }, () => undefined);
}

/** Makes a user an administrator, or an employee again. Rejects with 'last-administrator'. */
export function setAdministrator(uid: string, isAdministrator: boolean): Promise<void> {
  return callFunction('setAdministrators', { uid, isAdministrator }, () => undefined);
}

/** Removes an employee from the company: access ends at once, their name stays on their work. */
export function removeEmployee(uid: string): Promise<void> {
  return callFunction('removeEmployee', { uid }, () => undefined);
}

/** The amount of a user's open work. */
export function openWork(uid: string): Promise<OpenWork> {
  return callFunction('openWork', { uid }, workOf);
}

/** Reassigns a part of a user's open work to a colleague and returns the rest; call it until none is left. */
export function reassignWork(from: string, to: string): Promise<OpenWork> {
  return callFunction('reassignWork', { from, to }, workOf);
}

/** Assigns a user to a record, so that they see it; null when the record's list is full. */
export function assignPerson(
  viewer: Viewer,
  noun: NounKey,
  record: { readonly uuid: string; readonly assignees: readonly string[] },
  person: { readonly uid: string; readonly firstName: string },
): Intent | null {
  if (record.assignees.length >= MAX_ASSIGNEES) return null;
  const { shape, words } = nounOf(noun);
  const { uuid, assignees } = record;
  const after = { assignees: [...new Set([...assignees, person.uid])] };
  return {
    name: 'assignPerson',
    label: `${person.firstName} is assigned to this ${words.one}`,
    ...changeRecord(viewer, shape, uuid, { assignees }, after),
  };
}

function workOf(answer: unknown): OpenWork {
  return byNoun(({ key }) => numberOf(answer, key));
}
