import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { onRequest } from 'firebase-functions/v2/https';
import { AppError } from '@/domain/core/errors';
import { firestore } from '../firestore';
import type { Delivery, Received } from './take-event';

/** A webhook that receives Stripe's events. Failures answer 500, so that Stripe tries again. */
export function webhook(
  receive: (db: Firestore, delivery: Delivery, now: number) => Promise<Received>,
): Parameters<typeof onRequest>[0] {
  return async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).json({ error: 'POST only.' });
      return;
    }
    const signature = request.get('stripe-signature') ?? '';
    try {
      const received = await receive(firestore(), { body: request.rawBody, signature }, Date.now());
      response.status(received === 'replayed' ? 409 : 200).json({ received });
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'denied';
      if (!isRefused) logger.error('An event of Stripe was not taken in.', error);
      response.status(isRefused ? 400 : 500).json({ error: isRefused ? error.message : 'Not taken in.' });
    }
  };
}
