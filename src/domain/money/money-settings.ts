import { COLLECTIONS } from '../core/collections';
import { bookkeeping, called } from '../core/field-facts';
import {
  boolean,
  cents,
  choice,
  defineShape,
  groupList,
  integer,
  moment,
  requiredText,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { MOST_REMINDERS, reminderFields } from './reminder-rules';

const MAX_FOLLOW_UP_DAYS = 365;

/** A deposit is a share of the total, or a fixed amount. */
export const DEPOSIT_KINDS = ['percent', 'cents'] as const;

/**
 * `MoneySettings/{owner}`: settings of a business with amounts. The crew reads `Settings`, so these are apart and
 * readable with `pricing:show` only: who writes an estimate needs them, also offline. Amounts in cents.
 */
export const moneySettingsShape = defineShape(COLLECTIONS.moneySettings, {
  owner: bookkeeping(requiredText(128)),
  /** An hour of one person of a crew; margins count it. */
  crewHourCost: called('Cost per crew hour', cents()),
  /** Whether clients are reminded of unpaid invoices by themselves; by hand, they always may be. */
  mailsReminders: called('Remind clients of unpaid invoices', boolean()),
  reminders: called('Payment reminders', groupList(MOST_REMINDERS, reminderFields)),
  depositKind: called('Deposit', choice(DEPOSIT_KINDS)),
  /** Thousandths of a percent; used where the kind is `percent`. */
  depositPercent: called('Deposit in percent', integer(0, 100_000)),
  /** Used where the kind is `cents`. */
  deposit: called('Deposit amount', cents()),
  /** Estimates with a higher total need the office's approval; 0 for none. */
  approvalAbove: called('Approval above', cents()),
  /** Days without an answer after which an estimate is followed up; 0 for never. */
  followUpDays: called('Follow up after days', integer(0, MAX_FOLLOW_UP_DAYS)),
  /** The client is then mailed, too. */
  mailsFollowUp: called('Mail the client then', boolean()),
  /** Whether clients may pay a part of an invoice online. */
  isPartAllowed: called('Clients may pay a part', boolean()),
  /** The most that a client pays online at once; 0 for no bound. */
  mostByCard: called('Online only up to', cents()),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});

export type MoneySettings = Infer<typeof moneySettingsShape>;
