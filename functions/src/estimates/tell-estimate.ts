import type { Firestore } from 'firebase-admin/firestore';
import type { Estimate } from '@/domain/estimates/estimate';
import type { NewsWords } from '@/domain/notifications/news-words';
import { notify } from '../notifications/notify';

/** Tells the people of an estimate who may see it about an event; `by` is who did it, '' for the client. */
export async function tellEstimate(
  db: Firestore,
  { uuid, owner, assignees, salesperson }: Estimate,
  event: {
    readonly eventId: string;
    readonly at: number;
    readonly by: string;
    readonly words: NewsWords;
    /** Also told, as the author of a refused answer. */
    readonly also?: string;
  },
): Promise<void> {
  const { also = '', ...news } = event;
  const people = new Set([...assignees, salesperson, also].filter((uid) => uid !== ''));
  for (const person of people) {
    await notify(db, {
      ...news,
      person,
      owner,
      kind: 'client',
      subject: `estimate ${uuid} ${event.eventId}`,
      record: { noun: 'estimate', id: uuid },
    });
  }
}
