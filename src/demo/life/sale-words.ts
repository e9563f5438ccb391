/** Texts of clients, office and crew during the work. */

export const WELCOME =
  'Welcome aboard! This page shows how far your roof is. Write to us here any time, we read it every morning.';

/** A client's question and the office's answer. */
export const QUESTIONS: readonly (readonly [string, string])[] = [
  ['Thanks! Do we have to be home while you work?', 'No need to. We only ask for a power outlet outside.'],
  [
    'Where should we park while the dumpster is there?',
    'On the street, please. The driveway is for the pallets.',
  ],
  ['Can we still change the color to Charcoal?', 'Yes, until Friday. I changed it on the order.'],
  [
    'Our cat is scared of noise. How loud does it get?',
    'The first morning is the loudest. After lunch it is mostly nailing.',
  ],
  ['Is the old satellite dish going too?', 'We take it down and put it in the garage. No charge.'],
  ['Do you also take the leaves out of the gutters?', 'Of course, that is part of the clean-up.'],
];

export const THANKS = [
  'It looks wonderful, the neighbors already asked for your number.',
  'Very happy. Not a single nail in the lawn.',
  'Rained all night and the bedroom stayed dry. Thank you!',
] as const;

export const THANKS_BACK = 'Thank you! The warranty is in the mail. Call us any time.';

export const PERMIT_NOTES = [
  'Permit goes by mail to the county, about a week.',
  'Signed agreement is in the files.',
] as const;

export const ORDERED = [
  'Ordered from the yard, delivery two days before we start, on the driveway.',
  'Shingles, ice and water shield and ridge vent ordered. Drip edge is in the shop.',
] as const;

export const SUMMARIES = [
  'Materials are on their way. We call the evening before we come.',
  'Everything is ordered and your date is fixed. Please keep the driveway free that morning.',
] as const;

/** A crew's report at the end of a day. */
export const DAY_REPORTS = [
  'All slopes stripped, dried in by four. Decking is good but for two sheets, replaced.',
  'South and west slope done. Flashing at the chimney is new.',
  'Tear-off done by noon. Used 14 bundles more than planned on the hip.',
] as const;

export const LAST_REPORTS = [
  'Ridge vent on, gutters cleaned, magnet sweep twice. Walked it with the client.',
  'Done. Two leftover bundles are in the garage for the client.',
  'All done and swept. Photos are in.',
] as const;

export const INSPECTED = [
  'Walked the roof with the inspector, passed. Nothing to mend.',
  'Passed. Touched up one pipe boot.',
] as const;

export const SOLVED = [
  'Talked to the client, they agree to the extra. Material comes at seven.',
  'Client is fine with it. Added to the price.',
] as const;

export const INVOICE_NOTES = [
  'Invoice sent by mail, half was paid at the start.',
  'Final invoice out, due in 14 days.',
] as const;
export const PAID_NOTES = ['Check is in. Warranty card sent.', 'Paid in full by card.'] as const;
