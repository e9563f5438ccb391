import { now } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import { ACME } from '@tests/factories/records';
import { NEW_DOCUMENT } from './documents';
import type { Data } from './documents';
import type { Target } from './oracle';
import type { Role } from './roles';

/** A role's new document of Acme under the seeded records with all roles assigned. */
export function create(
  role: Role,
  target: Target,
  id: string,
  assignees: readonly string[],
  change: Data = {},
): Write {
  const uid = role.uid ?? '';
  const data = NEW_DOCUMENT[target]({ id, key: 'assigned', owner: ACME, assignees, uid });
  return { kind: 'create', ref: { collection: target, id }, data: { ...data, ...change } };
}

/** A role's new document without one of its fields. */
export function createWithout(field: string, ...made: Parameters<typeof create>): Write {
  const write = create(...made);
  if (write.kind !== 'create') throw new Error('A new document is created.');
  const { [field]: _, ...data } = write.data;
  return { ...write, data };
}

/** A role's change of a document, with its stamps. */
export function patch(role: Role, ref: Ref, change: Data): Write {
  return { kind: 'patch', ref, fields: { ...change, updatedAt: now(), updatedBy: role.uid ?? '' } };
}

/** The domain's viewer of a signed-in role. */
export function viewerOf(role: Role): Viewer {
  if (!role.viewer) throw new Error(`${role.name} does not count as signed in.`);
  return role.viewer;
}

/** The lead that every role is assigned to. */
export const customer: Ref = { collection: 'Customers', id: 'c-assigned' };
