import { bookkeeping } from '../../core/field-facts';
import { COLLECTIONS } from '../../core/collections';
import { choice, defineShape, moment, requiredText, serverOnly, textList } from '../../core/shape';
import type { Infer } from '../../core/shape';

/** Whether clients can pay a business online: not connected, asked by Stripe for more, or ready. */
export const CARD_STATES = ['off', 'onboarding', 'on'] as const;

/**
 * `CardPayments/{owner}`: what the members of a business see of its account at Stripe, which functions keep equal to it.
 */
export const cardPaymentsShape = defineShape(COLLECTIONS.cardPayments, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  state: serverOnly(choice(CARD_STATES)),
  /** What Stripe still asks for, in its own names, such as "individual.verification.document". */
  missing: serverOnly(textList(30, 120)),
  updatedAt: bookkeeping(serverOnly(moment())),
});
export type CardPayments = Infer<typeof cardPaymentsShape>;

const ASKED: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/external_account/, 'The bank account that gets the money'],
  [/tos_acceptance/, 'Your consent to Stripe’s terms'],
  [/verification|document/, 'A document that proves who you are'],
  [/^(company|business_profile|business_type)/, 'Facts about the business'],
  [
    /^(individual|representative|owners|directors|executives|person)/,
    'Facts about the people behind the business',
  ],
];

/** What Stripe still asks for, in words, each once. */
export function missingWords(missing: readonly string[]): readonly string[] {
  const words = missing.map(
    (name) => ASKED.find(([pattern]) => pattern.test(name))?.[1] ?? 'Further details',
  );
  return [...new Set(words)];
}
