import * as logger from 'firebase-functions/logger';
import type { onRequest } from 'firebase-functions/v2/https';
import { AppError } from '@/domain/core/errors';
import { firestore } from '../firestore';
import { receiveEvent } from './receive-event';

/** `POST /stripeWebhook`: receives Stripe's events. Failures answer 500, so that Stripe tries again. */
export const webhook: Parameters<typeof onRequest>[0] = async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).json({ error: 'POST only.' });
    return;
  }
  const signature = request.get('stripe-signature') ?? '';
  try {
    const received = await receiveEvent(firestore(), { body: request.rawBody, signature }, Date.now());
    response.status(received === 'replayed' ? 409 : 200).json({ received });
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'denied';
    if (!isRefused) logger.error('An event of Stripe was not taken in.', error);
    response.status(isRefused ? 400 : 500).json({ error: isRefused ? error.message : 'Not taken in.' });
  }
};
