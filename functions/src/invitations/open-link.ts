import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { invitationCondition, invitationShape, readEmpId } from '@/domain/employees/invitation';
import type { Invitation, InvitationCondition } from '@/domain/employees/invitation';
import { readSnapshot } from '../records';
import { invitationRef } from './invitation-documents';
import { kindOf, secretsRef, secretsShape } from './secrets';
import type { InvitationSecrets, LinkKind } from './secrets';

/** An invitation with its secrets, found by a link. */
export type OpenedLink = {
  readonly invitation: Invitation;
  readonly secrets: InvitationSecrets;
  readonly kind: LinkKind;
  readonly condition: InvitationCondition;
};

/** Opens a link; null when no invitation matches all of it. */
export async function openLink(
  db: Firestore,
  tx: Transaction,
  empId: string,
  now: number,
): Promise<OpenedLink | null> {
  const key = readEmpId(empId);
  if (!key) return null;
  const invitation = readSnapshot(invitationShape, await tx.get(invitationRef(db, key.id)));
  const secrets = readSnapshot(secretsShape, await tx.get(secretsRef(db, key.id)));
  const kind = secrets && kindOf(secrets, key.secret);
  if (!invitation || !secrets || !kind) return null;
  return { invitation, secrets, kind, condition: invitationCondition(invitation, now) };
}
