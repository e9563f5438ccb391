import type { Firestore } from 'firebase-admin/firestore';
import type { Invoice } from '@/domain/invoices/invoice';
import type { NewsWords } from '@/domain/notifications/news-words';
import { readBusiness } from '../business';
import { notify } from '../notifications/notify';

/** What the people of an invoice are told, without an amount; `by` is who did it, '' for the client and the clock. */
type InvoiceNews = {
  readonly eventId: string;
  readonly at: number;
  readonly by: string;
  readonly words: NewsWords;
  /** How long equal events are one, in ms; a minute by default. */
  readonly window?: number;
};

/** Tells the salesperson, or else the people of the invoice, and the owners of the business; only those who may see it. */
export async function tellInvoice(
  db: Firestore,
  { uuid, owner, salesperson, assignees }: Pick<Invoice, 'uuid' | 'owner' | 'salesperson' | 'assignees'>,
  news: InvoiceNews,
): Promise<void> {
  const business = await db.runTransaction((tx) => readBusiness(db, tx, owner), { readOnly: true });
  const owners = business.kind === 'company' ? business.company.administrator : [business.user?.uuid ?? ''];
  const people = new Set([...(salesperson === '' ? assignees : [salesperson]), ...owners]);
  for (const person of people) {
    await notify(db, {
      ...news,
      ...{ person, owner, kind: 'invoice', subject: `invoice ${uuid} ${news.eventId}` },
      record: { noun: 'invoice', id: uuid },
    });
  }
}
