import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '@/domain/core/errors';
import type { CallOptions } from '../calls/guard';
import { onEmulators } from '../stripe/emulator';
import { loadStripe } from '../stripe/load-stripe';
import { stripeKey } from '../stripe/stripe-key';
import type { Payments } from './payments';
import { stripePayments } from './stripe-payments';
import { testPayments } from './test-payments';

/** Secrets of the functions that call Stripe; the emulators need none. */
export const STRIPE_SECRETS: CallOptions = {
  secrets: process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
};

/** Stripe, or our own page on the emulators. Throws AppError('unavailable') where nothing is sold. */
export async function openPayments(db: Firestore): Promise<Payments> {
  const key = stripeKey();
  if (key !== null) return stripePayments(await loadStripe(), key);
  if (onEmulators()) return testPayments(db);
  throw new AppError('unavailable', { sentence: 'Plans cannot be bought here yet. Nothing was charged.' });
}
