import type { AddressField } from '../format/address';
import type { Day } from '../time/time';

/** A label and what stands beside it. */
export type PaperFact = { readonly label: string; readonly value: string };

export type PaperTick = { readonly text: string; readonly done: boolean };

/** One part of a paper, by what is in it. */
export type PaperSection =
  | {
      readonly kind: 'columns';
      readonly columns: readonly { readonly title: string; readonly facts: readonly PaperFact[] }[];
    }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | { readonly kind: 'amounts'; readonly title: string; readonly rows: readonly PaperFact[] }
  | { readonly kind: 'visits'; readonly title: string; readonly visits: readonly PaperVisit[] }
  | { readonly kind: 'checklist'; readonly title: string; readonly items: readonly PaperTick[] }
  /** Empty lines to write on by hand. */
  | { readonly kind: 'lines'; readonly title: string; readonly count: number }
  /** Who signs, each with a date. */
  | { readonly kind: 'signatures'; readonly signers: readonly PaperFact[] };

export type PaperVisit = {
  readonly days: string;
  readonly times: string;
  readonly title: string;
  readonly crew: string;
};

/** What stands at the head of every paper of a business. */
export type Letterhead = {
  /** A data URL, or '' for none. */
  readonly logo: string;
  readonly name: string;
  /** Licence, address and hours: who the business is. */
  readonly about: readonly string[];
  /** Phone, e-mail and website: how it is reached. */
  readonly contact: readonly string[];
};

/** A paper as plain data: everything that it says, in order, and nothing of how it looks. */
export type Paper = {
  readonly title: string;
  /** What it is about: the title of its record. */
  readonly subject: string;
  readonly number: string;
  /** When it was made, in words. */
  readonly madeAt: string;
  readonly pageSize: 'LETTER' | 'A4';
  readonly fileName: string;
  readonly letterhead: Letterhead;
  readonly sections: readonly PaperSection[];
};

/** How days, amounts and addresses are written: in a business's zone, currency and country. */
export type PaperWriting = {
  /** In cents. */
  readonly money: (cents: number) => string;
  readonly day: (day: Day) => string;
  /** First and last day of a stretch of time (epoch ms). */
  readonly days: (start: number, end: number) => string;
  /** Its times of day, with the zone. */
  readonly times: (start: number, end: number) => string;
  /** A moment (epoch ms), with the zone. */
  readonly moment: (ms: number) => string;
  /** The tax on a sale at a rate in thousandths of a percent, by its name: "Sales tax 8.25 %" or "VAT 19 %". */
  readonly tax: (rate: number) => string;
  /** A measure of a roof, '' while it is unknown. */
  readonly measure: (value: number | null) => string;
  readonly phone: (phone: string) => string;
  readonly address: (address: Readonly<Record<AddressField, string>>) => string;
  readonly names: (names: readonly string[]) => string;
};

/** Facts without those that nothing is known of. */
export function knownFacts(facts: readonly PaperFact[]): readonly PaperFact[] {
  return facts.filter(({ value }) => value.trim() !== '');
}
