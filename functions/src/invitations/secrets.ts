import { createHash, randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { defineShape, initialOf, text, textList } from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';

/** Valid links of each kind at a time, since the previous link may already have been passed on. */
const MOST_LINKS = 5;

/**
 * `InvitationSecrets/{id}`: the link secrets of an invitation, as SHA-256 in hex. A mailed link proves its
 * address, a copied one does not. No client reads this, and no link can be made from it.
 */
export const secretsShape = defineShape(COLLECTIONS.invitationSecrets, {
  /** The uid for the person who registers by this invitation, so that a half-made account is recognized. */
  uid: text(128),
  mailed: textList(MOST_LINKS, 64),
  copied: textList(MOST_LINKS, 64),
});
export type InvitationSecrets = Infer<typeof secretsShape>;
export type LinkKind = 'mailed' | 'copied';

export function secretsRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTIONS.invitationSecrets).doc(id);
}

export function freshSecrets(db: Firestore): InvitationSecrets {
  return { ...initialOf(secretsShape.fields), uid: db.collection(COLLECTIONS.users).doc().id };
}

/** Adds a link and drops the oldest of its kind above the limit. `secret` itself is not stored. */
export function withLink(
  secrets: InvitationSecrets,
  kind: LinkKind,
): { readonly secrets: InvitationSecrets; readonly secret: string } {
  const secret = randomBytes(32).toString('base64url');
  const hashes = [...secrets[kind], hashOf(secret)].slice(-MOST_LINKS);
  return { secrets: { ...secrets, [kind]: hashes }, secret };
}

/** The kind of link a secret belongs to; null when it is not of this invitation. */
export function kindOf(secrets: InvitationSecrets, secret: string): LinkKind | null {
  const hash = hashOf(secret);
  if (secrets.mailed.includes(hash)) return 'mailed';
  return secrets.copied.includes(hash) ? 'copied' : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
