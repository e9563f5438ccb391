import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '@/domain/core/errors';
import type { CallOptions } from '../calls/guard';
import { onEmulators } from '../stripe/emulator';
import { loadStripe } from '../stripe/load-stripe';
import { stripeKey } from '../stripe/stripe-key';
import type { CardService } from './card-service';
import { stripeCardService } from './stripe-card-service';
import { testCardService } from './test-card-service';

const secrets = (...names: string[]): CallOptions => ({
  secrets: process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : names,
});

/** Secrets of the functions that call Stripe for a business, and of the webhook for connected accounts. */
export const CARD_SECRETS = secrets('STRIPE_SECRET_KEY');
export const CONNECT_WEBHOOK_SECRETS = secrets('STRIPE_CONNECT_WEBHOOK_SECRET');

/** Stripe, or our own pages on the emulators. Throws AppError('unavailable') in a project without Stripe's key. */
export async function openCardService(db: Firestore): Promise<CardService> {
  const key = stripeKey();
  if (key !== null) return stripeCardService(await loadStripe(), key);
  if (onEmulators()) return testCardService(db);
  throw new AppError('unavailable', {
    sentence: 'Payments by card are not set up here yet. Nothing was charged.',
  });
}
