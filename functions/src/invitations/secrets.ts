import { createHash, randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { defineShape, initialOf, text, textList } from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';

/** Links of one kind that work side by side: whoever asks for a new one has perhaps sent the last one on. */
const MOST_LINKS = 5;

/**
 * `InvitationSecrets/{id}`: what opens an invitation, as SHA-256 in hex. A mailed link proves the address it was
 * sent to, a copied one does not. No client reads it, and nobody can make a link from it.
 */
export const secretsShape = defineShape(COLLECTIONS.invitationSecrets, {
  /** The uid that whoever registers by this invitation gets, so that a half-made account is known again. */
  uid: text(128),
  mailed: textList(MOST_LINKS, 64),
  copied: textList(MOST_LINKS, 64),
});
export type InvitationSecrets = Infer<typeof secretsShape>;
/** How a link reached somebody. */
export type LinkKind = 'mailed' | 'copied';

/** Where an invitation's secrets lie. */
export function secretsRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTIONS.invitationSecrets).doc(id);
}

/** Secrets of an invitation that has no link yet. */
export function freshSecrets(db: Firestore): InvitationSecrets {
  return { ...initialOf(secretsShape.fields), uid: db.collection(COLLECTIONS.users).doc().id };
}

/** Adds a link; the oldest of its kind goes when there are too many. `secret` is not stored anywhere. */
export function withLink(
  secrets: InvitationSecrets,
  kind: LinkKind,
): { readonly secrets: InvitationSecrets; readonly secret: string } {
  const secret = randomBytes(32).toString('base64url');
  const hashes = [...secrets[kind], hashOf(secret)].slice(-MOST_LINKS);
  return { secrets: { ...secrets, [kind]: hashes }, secret };
}

/** Which kind of link a secret belongs to; null when it is none of this invitation's. */
export function kindOf(secrets: InvitationSecrets, secret: string): LinkKind | null {
  const hash = hashOf(secret);
  if (secrets.mailed.includes(hash)) return 'mailed';
  return secrets.copied.includes(hash) ? 'copied' : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
