import type { OpenWork } from '@/domain/employees/open-work';
import { jobShape } from '@/domain/jobs/job';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { rightsShape } from '@/domain/access/rights';
import type { Rights } from '@/domain/access/rights';
import { trackerShape } from '@/domain/trackers/tracker';
import { customerShape } from '@/domain/customers/customer';
import type { Viewer } from '@/domain/access/viewer';
import { ASKED_WORDS } from '@/domain/access/why-hidden';
import type { AskedNoun } from '@/domain/access/why-hidden';
import { numberOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';
import type { Intent } from '../core/intent';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';
import type { Write } from '../store/port';
import { patchRecord } from '../core/writes';

/** What the people of a company may do; for its administrators alone. */
export function rightsRef(owner: string): TypedRef<Rights> {
  return recordRef(rightsShape, owner);
}

/** What an administrator decides about an employee, in one. */
export type StaffRights = { readonly permissions: readonly string[]; readonly jobRole: string };

/**
 * Says what an employee may do from now on. `expected` is what the screen showed before.
 * @returns a promise that rejects with 'conflict' when somebody else was faster.
 */
export function setPermissions(uid: string, rights: StaffRights, expected: StaffRights): Promise<void> {
  return callFunction('setPermissions', { uid, ...rights, expected }, () => undefined);
}

/** Makes somebody an administrator, or an employee again. Rejects with 'last-administrator'. */
export function setAdministrator(uid: string, isAdministrator: boolean): Promise<void> {
  return callFunction('setAdministrators', { uid, isAdministrator }, () => undefined);
}

/** Takes an employee out of the company: access ends at once, their name stays on what they did. */
export function removeEmployee(uid: string): Promise<void> {
  return callFunction('removeEmployee', { uid }, () => undefined);
}

/** How much open work somebody has. */
export function openWork(uid: string): Promise<OpenWork> {
  return callFunction('openWork', { uid }, workOf);
}

/** Gives a part of somebody's open work to a colleague and says what is left; call it until nothing is. */
export function reassignWork(from: string, to: string): Promise<OpenWork> {
  return callFunction('reassignWork', { from, to }, workOf);
}

/** Assigns somebody to a record, so that they see it; null when it has no place for one more. */
export function assignPerson(
  viewer: Viewer,
  noun: AskedNoun,
  record: { readonly uuid: string; readonly assignees: readonly string[] },
  person: { readonly uid: string; readonly firstName: string },
): Intent | null {
  if (record.assignees.length >= MAX_ASSIGNEES) return null;
  const patch = (assignees: readonly string[]) => patchAssignees(viewer, noun, record.uuid, assignees);
  return {
    name: 'assignPerson',
    label: `${person.firstName} is assigned to this ${ASKED_WORDS[noun]}`,
    writes: [patch([...new Set([...record.assignees, person.uid])])],
    undo: [patch(record.assignees)],
  };
}

function patchAssignees(viewer: Viewer, noun: AskedNoun, uuid: string, assignees: readonly string[]): Write {
  switch (noun) {
    case 'customers':
      return patchRecord(viewer, customerShape, uuid, { assignees });
    case 'trackers':
      return patchRecord(viewer, trackerShape, uuid, { assignees });
    case 'jobs':
      return patchRecord(viewer, jobShape, uuid, { assignees });
  }
}

function workOf(answer: unknown): OpenWork {
  const count = (noun: keyof OpenWork) => numberOf(answer, noun);
  return {
    customers: count('customers'),
    trackers: count('trackers'),
    jobs: count('jobs'),
    visits: count('visits'),
  };
}
