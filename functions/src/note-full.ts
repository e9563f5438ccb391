import type { AggregateField, AggregateQuery, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** What fills a record of a business, and the field that says that it is full. */
export type Filling = {
  readonly record: DocumentReference;
  readonly owner: string;
  readonly field: 'filesFull' | 'commentsFull';
  readonly held: AggregateQuery<{ count: AggregateField<number> }>;
  readonly most: number;
};

/**
 * Notes in a record whether it is full, which rules cannot count. Recounts instead of adding up, so events may come
 * twice or late. Writes the record only when the answer changes, and never as a user's edit.
 */
export async function noteWhetherFull(
  db: Firestore,
  { record, owner, field, held, most }: Filling,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    // Read first, so that of two concurrent counts the earlier one is retried.
    const stored = await tx.get(record);
    if (stored.get('owner') !== owner) return;
    const isFull = (await held.get()).data().count >= most;
    if ((stored.get(field) ?? false) !== isFull) tx.update(record, { [field]: isFull });
  });
}
