import type { Firestore } from 'firebase-admin/firestore';
import type { onRequest } from 'firebase-functions/v2/https';
import { AppError } from '@/domain/core/errors';
import { firestore } from '../firestore';
import { onEmulators } from './emulator';

/** A page's text, or the address to which a pressed button leads. */
export type TestAnswer = { readonly html: string } | { readonly goTo: string };

/**
 * Pages in Stripe's place on the emulators. `answer` gets the words of the address and the pressed button, '' for none; a
 * button sends the signed events of Stripe.
 */
export function testPage<W extends string>(
  names: readonly W[],
  answer: (db: Firestore, page: Readonly<Record<W, string>>, action: string) => Promise<TestAnswer>,
): Parameters<typeof onRequest>[0] {
  return async (request, response) => {
    if (!onEmulators()) {
      response.status(404).send('Not found.');
      return;
    }
    const word = (name: string) => {
      const value: unknown = request.query[name];
      return typeof value === 'string' ? value : '';
    };
    const pressed: unknown = request.method === 'POST' ? request.body : {};
    const action: unknown =
      typeof pressed === 'object' && pressed !== null ? Reflect.get(pressed, 'action') : undefined;
    try {
      // Built from exactly these names.
      const page = Object.fromEntries(names.map((name) => [name, word(name)])) as Record<W, string>;
      const shown = await answer(firestore(), page, typeof action === 'string' ? action : '');
      if ('goTo' in shown) response.redirect(303, shown.goTo);
      else response.status(200).type('html').send(shown.html);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      response.status(404).send(error.message);
    }
  };
}
