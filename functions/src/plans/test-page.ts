import type { onRequest } from 'firebase-functions/v2/https';
import { AppError } from '@/domain/core/errors';
import { firestore } from '../firestore';
import { onEmulators } from './emulator';
import { answerTestPage } from './test-checkout';

/** `/testCheckout`: Stripe's pages on the emulators. A pressed button sends the signed events of Stripe. */
export const testCheckoutPage: Parameters<typeof onRequest>[0] = async (request, response) => {
  if (!onEmulators()) {
    response.status(404).send('Not found.');
    return;
  }
  const words = (name: string) => {
    const value: unknown = request.query[name];
    return typeof value === 'string' ? value : '';
  };
  const pressed: unknown = request.method === 'POST' ? request.body : {};
  const action: unknown =
    typeof pressed === 'object' && pressed !== null ? Reflect.get(pressed, 'action') : undefined;
  try {
    const answer = await answerTestPage(
      firestore(),
      { owner: words('owner'), checkout: words('checkout'), returnTo: words('returnTo') },
      typeof action === 'string' ? action : '',
    );
    if ('goTo' in answer) response.redirect(303, answer.goTo);
    else response.status(200).type('html').send(answer.html);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    response.status(404).send(error.message);
  }
};
