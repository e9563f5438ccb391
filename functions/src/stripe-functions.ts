import './options';
import { onRequest } from 'firebase-functions/v2/https';
import {
  connectStripe as connectFor,
  connectStripeInput,
  disconnectStripe as disconnectFor,
} from './callables/card-payments/connect-stripe';
import { refundPayment as giveBack, refundPaymentInput } from './callables/card-payments/refund-payment';
import { payBalance as payFor, payBalanceInput } from './callables/public/pay-balance';
import { billingPortal as portalFor, billingPortalInput } from './callables/plans/billing-portal';
import {
  changeSubscription as changeFor,
  changeSubscriptionInput,
} from './callables/plans/change-subscription';
import { createCheckout as checkoutFor, createCheckoutInput } from './callables/plans/create-checkout';
import { receiveEvent } from './plans/receive-event';
import { answerTestPage } from './plans/test-checkout';
import { STRIPE_SECRETS } from './plans/open-payments';
import { openCall, signedInCall } from './calls/guard';
import { CARD_SECRETS, CONNECT_WEBHOOK_SECRETS } from './card-payments/open-card-service';
import { receiveCardEvent } from './card-payments/receive-card-event';
import { answerTestCardPage } from './card-payments/test-card-page';
import { testPage } from './stripe/test-page';
import { webhook } from './stripe/webhook';

// Businesses buy plans.
export const createCheckout = signedInCall(createCheckoutInput, checkoutFor, STRIPE_SECRETS);
export const changeSubscription = signedInCall(changeSubscriptionInput, changeFor, STRIPE_SECRETS);
export const billingPortal = signedInCall(billingPortalInput, portalFor, STRIPE_SECRETS);
export const stripeWebhook = onRequest(STRIPE_SECRETS, webhook(receiveEvent));
export const testCheckout = onRequest(testPage(['owner', 'checkout', 'returnTo'], answerTestPage));

// Clients pay invoices into the business's own account at Stripe.
export const connectStripe = signedInCall(connectStripeInput, connectFor, CARD_SECRETS);
export const disconnectStripe = signedInCall(connectStripeInput, disconnectFor);
export const refundPayment = signedInCall(refundPaymentInput, giveBack, CARD_SECRETS);
export const payBalance = openCall(payBalanceInput, payFor, CARD_SECRETS);
export const stripeConnectWebhook = onRequest(CONNECT_WEBHOOK_SECRETS, webhook(receiveCardEvent));
export const testCards = onRequest(testPage(['attempt', 'account', 'returnTo'], answerTestCardPage));
