import type { EntitlementState } from '@/domain/plans/entitlement';

/** The meaning of each state, in a sentence. */
export const STATE_WORDS: Readonly<
  Record<EntitlementState, { readonly label: string; readonly text: string }>
> = {
  free: { label: 'Basic use is free', text: 'You have not bought a plan yet.' },
  trial: { label: 'Trial', text: 'Everything is open. The first payment follows when the trial ends.' },
  active: { label: 'Subscription Active', text: 'It renews by itself.' },
  'past due': {
    label: 'Payment is due',
    text: 'We could not charge your card. Everything stays open while we try it again; with another card it goes on at once.',
  },
  cancelled: { label: 'Cancelled', text: 'It runs to the end of what is paid. You can take it up again.' },
  lapsed: {
    label: 'Ended',
    text: 'Nothing is hidden or deleted, and what is open can be finished. Over the limits of Free only new items wait.',
  },
};
