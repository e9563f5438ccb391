import type { Firestore } from 'firebase-admin/firestore';
import { HOUR_MS } from '@/domain/time/time';
import { readSnapshot } from '../records';
import { emulatedFunction } from '../stripe/emulator';
import type { CardService } from './card-service';
import { cardAttemptShape, attemptRef } from './records';
import { tellOutgoing } from './test-card-events';

/** Takes payments without money on the emulators: our own pages replace Stripe's. */
export function testCardService(db: Firestore): CardService {
  const address = async (query: Readonly<Record<string, string>>) =>
    `${await emulatedFunction('testCards')}?${new URLSearchParams(query).toString()}`;
  return {
    isLive: false,
    createAccount: ({ owner }) => Promise.resolve(`acct_test_${owner}`),
    onboarding: (account, { done }) => address({ account, returnTo: done }),
    dashboard: (account) => address({ account }),
    checkout: async ({ attempt, returnTo, createdAt }) => ({
      checkout: `cs_test_${attempt}`,
      url: await address({ attempt, returnTo }),
      expiresAt: createdAt + HOUR_MS,
    }),
    expire: async (_account, checkout) => {
      const attempt = await attemptRef(db, checkout.replace('cs_test_', '')).get();
      return readSnapshot(cardAttemptShape, attempt)?.state === 'paid' ? 'paid' : 'expired';
    },
    // Stripe gives back once for a key; so does the id made of it.
    refund: ({ account, paymentIntent, cents, key }) =>
      tellOutgoing(db, { account, paymentIntent, id: `re_${key}`, cents, what: 'refund' }),
  };
}
