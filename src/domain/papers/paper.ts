import type { AddressField } from '../format/address';
import type { TaxPart } from '../money/totals';
import type { Day } from '../time/time';

export type PaperFact = { readonly label: string; readonly value: string };

export type PaperTick = { readonly text: string; readonly done: boolean };

export type PaperSection =
  | {
      readonly kind: 'columns';
      readonly columns: readonly { readonly title: string; readonly facts: readonly PaperFact[] }[];
    }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | { readonly kind: 'amounts'; readonly title: string; readonly rows: readonly PaperFact[] }
  | { readonly kind: 'priced'; readonly title: string; readonly table: PricedTable }
  | { readonly kind: 'account'; readonly title: string; readonly rows: readonly PaperAccountRow[] }
  | { readonly kind: 'visits'; readonly title: string; readonly visits: readonly PaperVisit[] }
  | {
      readonly kind: 'stops';
      readonly title: string;
      /** Beside the title: who is off. */
      readonly note: string;
      readonly stops: readonly PaperStop[];
    }
  /** The heading of a part; the second and later ones begin a page. */
  | { readonly kind: 'part'; readonly title: string; readonly text: string; readonly isNewPage: boolean }
  | { readonly kind: 'checklist'; readonly title: string; readonly items: readonly PaperTick[] }
  | { readonly kind: 'lines'; readonly title: string; readonly count: number }
  | {
      readonly kind: 'signed';
      readonly title: string;
      /** An SVG path in `SIGNATURE_BOX`, or '' for a typed signature. */
      readonly path: string;
      readonly name: string;
      readonly at: string;
    }
  | { readonly kind: 'signatures'; readonly signers: readonly PaperFact[] };

/** Lines with their amounts, a column for each option, and the sums below them. */
export type PricedTable = {
  /** Headings of the columns of amounts: "Amount", or the names of the options. */
  readonly columns: readonly string[];
  readonly rows: readonly PricedRow[];
  /** The last one is the total. */
  readonly sums: readonly { readonly label: string; readonly cells: readonly string[] }[];
};

export type PricedRow = {
  readonly name: string;
  readonly about: string;
  /** With its unit, "28 SQ". */
  readonly quantity: string;
  readonly price: string;
  /** One for each column; '' where the option leaves the line out. */
  readonly cells: readonly string[];
};

/** A row of an account, with '' where it has no amount; the last one closes it. */
export type PaperAccountRow = {
  readonly day: string;
  readonly text: string;
  readonly charge: string;
  readonly credit: string;
  readonly balance: string;
};

export type PaperVisit = {
  readonly days: string;
  readonly times: string;
  readonly title: string;
  readonly crew: string;
};

/** A place where a crew works on a day. */
export type PaperStop = {
  readonly times: string;
  readonly title: string;
  /** Client, place, material, people. */
  readonly lines: readonly string[];
  /** Steps that are still to do. */
  readonly steps: readonly string[];
};

/** The head of every PDF of a business. */
export type Letterhead = {
  /** A data URL, or '' for none. */
  readonly logo: string;
  readonly name: string;
  readonly about: readonly string[];
  readonly contact: readonly string[];
};

/** A PDF as plain data: its contents in order, without layout. */
export type Paper = {
  readonly title: string;
  readonly subject: string;
  readonly number: string;
  readonly madeAt: string;
  readonly pageSize: 'LETTER' | 'A4';
  readonly fileName: string;
  readonly letterhead: Letterhead;
  readonly sections: readonly PaperSection[];
  /** A second line at the foot of each page; '' for none. */
  readonly foot: string;
};

/** Formats of days, amounts and addresses: a business's zone, currency and country. */
export type PaperWriting = {
  /** In cents. */
  readonly money: (cents: number) => string;
  readonly day: (day: Day) => string;
  /** First and last day of a span (epoch ms). */
  readonly days: (start: number, end: number) => string;
  /** Times of day of a span, with the zone. */
  readonly times: (start: number, end: number) => string;
  /** A moment (epoch ms), with the zone. */
  readonly moment: (ms: number) => string;
  /** A tax with its rate in thousandths of a percent: "Sales tax 8.25 %" or "VAT 19 %". */
  readonly tax: (part: TaxPart) => string;
  /** A roof measure, '' while unknown. */
  readonly measure: (value: number | null) => string;
  readonly phone: (phone: string) => string;
  readonly address: (address: Readonly<Record<AddressField, string>>) => string;
  readonly names: (names: readonly string[]) => string;
};

export function knownFacts(facts: readonly PaperFact[]): readonly PaperFact[] {
  return facts.filter(({ value }) => value.trim() !== '');
}

/** The column of the client that a paper is for. */
export function clientColumn({ name, address }: { readonly name: string; readonly address: string }) {
  return {
    title: 'For',
    facts: knownFacts([
      { label: 'Name', value: name },
      { label: 'Address', value: address },
    ]),
  };
}
