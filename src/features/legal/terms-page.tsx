import { GRACE_DAYS } from '@/domain/plans/entitlement';
import { PRODUCT_NAME } from '@/domain/core/product';
import { PRO_TIER, termsOf } from '@/domain/plans/tiers';
import { LegalText } from './legal-text';
import type { LegalPart } from './legal-text';

const PARTS: readonly LegalPart[] = [
  {
    title: 'What you get',
    paragraphs: [
      `${PRODUCT_NAME} is software for small trade businesses that runs in your browser. Basic use is free, within the limits on the pricing page, as long as you like.`,
      'Over a limit nothing is hidden or deleted: what is open can be finished, and only new items wait.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Use a name and an e-mail address that are yours, keep your password to yourself, and tell us if you think that another person uses your account.',
      'Administrators of a company decide who joins it and what each person may see and change. They are responsible for what they allow.',
    ],
  },
  {
    title: 'Your data is yours',
    paragraphs: [
      'What you write and upload belongs to you or your company. We store and show it to run the service, and for nothing else. You can export it and delete it at any time under Account.',
      'You store your customers’ data as the law of your country asks of you: tell them, keep it right, and delete it when they may ask you to.',
    ],
  },
  {
    title: 'Pro',
    paragraphs: [
      `Pro is optional. It starts with ${termsOf(PRO_TIER).trialDays} days to try it, and then renews by the month or the year, as you chose, until you cancel. Prices are on the pricing page, in US dollars; Stripe takes the payment.`,
      `You cancel under Account, Subscription. Pro then goes on to the end of the time you have paid for. If a payment fails, Pro goes on for ${GRACE_DAYS} more days while you mend it. Afterwards you are on Free again, with all your records.`,
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not break the law with it, send unwanted messages through it, try to reach other people’s data, or slow it down for others. We may close an account that does, after telling you where we can.',
    ],
  },
  {
    title: 'What we cannot promise',
    paragraphs: [
      'We work to keep the service right and reachable, but it can fail. Keep copies of what you cannot lose; the export is there for that. The papers the app makes, such as work agreements, are drafts of yours: have them checked for the law where you work.',
      'As far as the law allows, we are liable for no more than you paid us in the twelve months before.',
    ],
  },
  {
    title: 'When these terms change',
    paragraphs: [
      'We write here when they change, and tell you by e-mail before a change that takes something away. If you do not agree, export your data and delete your account.',
    ],
  },
];

/** `/terms`: the terms of use in plain English. */
export function TermsPage() {
  return (
    <LegalText
      title="Terms"
      summary={`The rules between you and ${PRODUCT_NAME}, in plain English.`}
      changed="November 24, 2026"
      parts={PARTS}
    />
  );
}
