import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { isOutstanding } from '@/domain/invoices/due/overdue';
import { ruleFor } from '@/domain/invoices/reminders/chosen-rule';
import { MOST_REMINDED } from '@/domain/invoices/reminders/reminded';
import type { RemindResult } from '@/domain/invoices/reminders/reminded';
import { dueOf } from '@/domain/invoices/sums/invoice-sums';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { saidError } from '../../calls/said-error';
import { readReminder } from '../../invoice-reminders/ready-reminder';
import { sendReminder } from '../../invoice-reminders/send-reminder';
import { readChangeable, refuse } from '../../invoices/change-issued';
import { readLetterhead } from '../../letterhead';
import { readSnapshot } from '../../records';

/** Input of `remindClients`; a preview mails nothing. */
export const remindClientsInput = v.strictObject({
  ids: v.pipe(v.array(id(1, 64, 'not-found')), v.minLength(1), v.maxLength(MOST_REMINDED)),
  isPreview: v.boolean(),
});

/** Reminds the clients of unpaid invoices by hand; one that cannot be reminded of stops no other. */
export async function remindClients(
  db: Firestore,
  { uid }: Caller,
  { ids, isPreview }: v.InferOutput<typeof remindClientsInput>,
  now: number,
): Promise<{ readonly results: readonly RemindResult[] }> {
  const results: RemindResult[] = [];
  for (const one of new Set(ids)) {
    const said = await db
      .runTransaction((tx) => remindOne(db, tx, { uid, invoiceId: one, isPreview, now }))
      .catch((error: unknown) => ({ to: '', subject: '', text: '', problem: saidError(error).message }));
    results.push({ id: one, ...said });
  }
  return { results };
}

async function remindOne(
  db: Firestore,
  tx: Transaction,
  asked: {
    readonly uid: string;
    readonly invoiceId: string;
    readonly isPreview: boolean;
    readonly now: number;
  },
): Promise<Omit<RemindResult, 'id'>> {
  const { uid, invoiceId, isPreview, now } = asked;
  const invoice = await readChangeable(db, tx, uid, invoiceId);
  refuse(isOutstanding(invoice) && dueOf(invoice) > 0 ? null : 'Nothing is due on this invoice.');
  const { owner, dueOn } = invoice;
  const { settings: contact, formats, today } = await readLetterhead(db, tx, owner, now);
  const stored = await tx.get(db.collection(COLLECTIONS.moneySettings).doc(owner));
  const rules = readSnapshot(moneySettingsShape, stored)?.reminders ?? [];
  const rule = ruleFor(rules, dueOn, today);
  if (!rule) throw new AppError('invalid');
  const reminding = { rules, formats, contact, now };
  const ready = await readReminder(db, tx, invoice, rule, reminding);
  if ('problem' in ready) return { to: '', subject: '', text: '', problem: ready.problem };
  const { subject, text } = ready.mail.message;
  if (isPreview) return { to: ready.to, subject, text, problem: '' };
  const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(uid)));
  const byName = user ? personName(user).slice(0, 170) : '';
  const sent = await sendReminder(db, tx, invoice, rule, reminding, { by: uid, byName });
  return { ...sent, subject, text };
}
