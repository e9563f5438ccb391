import type { EntitlementState } from '@/domain/entitlement';

/** What a state means to the business, in a sentence. */
export const STATE_WORDS: Readonly<
  Record<EntitlementState, { readonly label: string; readonly text: string }>
> = {
  free: { label: 'Basic use is free', text: 'No plan was ever bought here.' },
  trial: { label: 'Trial', text: 'Everything is open. The first payment follows when the trial ends.' },
  active: { label: 'Subscription Active', text: 'It renews by itself.' },
  'past due': {
    label: 'Payment is due',
    text: 'The last payment did not come through. Everything stays open while the card is tried again; change it under billing.',
  },
  cancelled: { label: 'Cancelled', text: 'It runs to the end of what is paid. You can take it up again.' },
  lapsed: {
    label: 'Ended',
    text: 'Nothing is hidden or deleted, and what is open can be finished. Over the limits of Free only new items wait.',
  },
};
