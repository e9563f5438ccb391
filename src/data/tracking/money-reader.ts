import type { IssuedCopy, MoneyCopy } from '@/domain/tracking/money-copy';
import { textOf } from '../core/answers';
import { later } from './later';
import { callPublic } from './public-call';

/** A client's answer to a version of an estimate, or that they looked at it. Repeating a `requestId` changes nothing. */
export type EstimateAnswer = {
  readonly link: string;
  readonly requestId: string;
  readonly kind: 'approve' | 'requestChanges' | 'decline' | 'askEstimate' | 'viewed';
  readonly estimateId: string;
  readonly version: number;
  readonly sha256: string;
  readonly option: string;
  /** Ids of the added extras. */
  readonly extras: readonly string[];
  readonly name: string;
  /** The path of `signaturePath`; only of an approval. */
  readonly signature: string;
  readonly consent: string;
  readonly note: string;
  readonly key: string;
};

/** A look at an invoice or a credit note; the first one counts. */
export type InvoiceView = {
  readonly link: string;
  readonly key: string;
  readonly requestId: string;
  readonly invoiceId: string;
};

/** An amount in cents that a client wants to pay of an invoice. */
export type BalancePayment = {
  readonly link: string;
  readonly key: string;
  readonly invoiceId: string;
  readonly cents: number;
};

/** How the public page opens, follows and answers what is behind the client's digits. */
export type MoneyReader = {
  /** The key of the page's money for the last four digits of the client's phone; rejects as `answer`. */
  readonly unlock: (link: string, digits: string) => Promise<string>;
  /** Follows the money that a key opens; null once it opens nothing any more. */
  readonly watch: (link: string, key: string, onNext: (money: MoneyCopy | null) => void) => () => void;
  /** Follows the client's version of an estimate, or an issued invoice; null when there is none. */
  readonly watchIssued: (
    link: string,
    key: string,
    recordId: string,
    onNext: (issued: IssuedCopy | null) => void,
  ) => () => void;
  /** Rejects with AppError; its message is a sentence for the client. */
  readonly answer: (answer: EstimateAnswer) => Promise<void>;
  /** Tells the office that an invoice was opened; rejects as `answer`. */
  readonly viewInvoice: (view: InvoiceView) => Promise<void>;
  /** The address of the page where the client pays; rejects as `answer`. */
  readonly pay: (payment: BalancePayment) => Promise<string>;
};

/** The money of the public page, over the functions and the listening build. */
export const moneyReader: MoneyReader = {
  unlock: async (link, digits) => textOf(await callPublic('unlockTracking', { link, digits }), 'key'),
  watch: (link, key, onNext) =>
    later(async () => {
      const { watchMoney } = await import('./money-live');
      return () => watchMoney(link, key, onNext);
    }),
  watchIssued: (link, key, recordId, onNext) =>
    later(async () => {
      const { watchIssued } = await import('./money-live');
      return () => watchIssued(link, key, recordId, onNext);
    }),
  answer: async (answer) => {
    await callPublic('respondOnTracking', answer);
  },
  viewInvoice: async (view) => {
    await callPublic('respondOnTracking', { ...view, kind: 'invoiceViewed' });
  },
  pay: async (payment) => textOf(await callPublic('payBalance', payment), 'url'),
};
