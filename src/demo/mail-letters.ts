import type { MailLabel } from '@/domain/mail/mail';

/** A letter of the example world. */
export type Letter = {
  readonly from: string;
  /** Uids, addresses, or the number of one of the business's customers with an address. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Working days from today, mostly before it, and the time of day. */
  readonly day: number;
  readonly clock: string;
  /** The number of the customer it is about. */
  readonly about?: number;
  /** The number of the letter it answers, from 1. */
  readonly answers?: number;
  readonly labels?: readonly string[];
  readonly isDraft?: boolean;
  readonly isUnread?: boolean;
  readonly isStarred?: boolean;
  readonly isImportant?: boolean;
};

const DANA = 'dana-hollis';
const MARCUS = 'marcus-reed';
const PRIYA = 'priya-shah';
const ELENA = 'elena-sato';
const OMAR = 'omar-haddad';
const TOM = 'tom-becker';
const SAM = 'sam-okafor';

/** Own labels of people. */
export const LABELS_OF: readonly (readonly [person: string, name: string, colour: MailLabel['colour']])[] = [
  [DANA, 'Insurance', 'violet'],
  [DANA, 'Suppliers', 'brown'],
  [DANA, 'Permits', 'teal'],
  [ELENA, 'Insurance', 'violet'],
  [ELENA, 'Suppliers', 'brown'],
];

/** The letters, numbered from 1 in this order. */
export const EXAMPLE_LETTERS: readonly Letter[] = [
  {
    from: ELENA,
    to: [DANA, OMAR],
    subject: 'Northland confirmed order 55120',
    text: 'Northland Roofing Supply called back. Order 55120 leaves their yard on Thursday:\n84 bundles Onyx Black, 12 rolls of ice and water shield, ridge vent 40 ft.\nThe driver needs the driveway free from 7 to 8 am.\nElena',
    day: -3,
    clock: '16:05',
    labels: ['Suppliers'],
    isStarred: true,
  },
  {
    from: DANA,
    to: [ELENA],
    subject: 'Re: Northland confirmed order 55120',
    text: 'Thank you. Please ask the client to move both cars on Wednesday evening.\nDana',
    day: -3,
    clock: '16:40',
    answers: 1,
    labels: ['Suppliers'],
  },
  {
    from: PRIYA,
    to: [DANA],
    subject: 'Fwd: Claim LSM-48-229107, supplement',
    text: 'The insurer answered, see below. They pay for the decking we found under the old layer.\nPriya\n\nForwarded: from Lone Star Mutual Claims\nYour supplement of $2,140.00 for claim LSM-48-229107 is approved. The payment goes to the policyholder within ten working days.',
    day: -1,
    clock: '09:04',
    about: 1,
    labels: ['Insurance'],
    isUnread: true,
    isImportant: true,
  },
  {
    from: DANA,
    to: ['0'],
    subject: 'Your roof estimate',
    text: 'Hello {client},\nhere is the estimate for the full replacement, 28 squares with new ice and water shield. Four sheets of decking are included; more are $68.00 each. The price holds for 30 days.\nKind regards\nDana Hollis',
    day: -5,
    clock: '11:40',
    about: 0,
  },
  {
    from: OMAR,
    to: [DANA],
    subject: 'Permit ready for pick-up',
    text: 'Duluth Building Safety says the permit is ready at the counter. I pick it up tomorrow at 8 before I drive out to the crew.\nOmar',
    day: -1,
    clock: '14:47',
    about: 2,
    labels: ['Permits'],
    isUnread: true,
    isStarred: true,
  },
  {
    from: TOM,
    to: [DANA, OMAR],
    subject: 'Soft decking at the north eave',
    text: 'We opened the north side today. Two sheets are soft, one more is questionable. I took photos, they are on the job.\nCan we go on tomorrow with four sheets from the yard?\nTom',
    day: -2,
    clock: '17:12',
    about: 3,
  },
  {
    from: OMAR,
    to: [TOM, DANA],
    subject: 'Re: Soft decking at the north eave',
    text: 'Yes. Take four sheets of 15/32 and note them on the job sheet. I told the client on the phone, she agrees.\nOmar',
    day: -2,
    clock: '17:45',
    about: 3,
    answers: 6,
  },
  {
    from: MARCUS,
    to: ['4'],
    subject: 'Your appointment on the roof',
    text: 'Hello {client},\nI come by as agreed and need about 40 minutes. You do not have to be at home, I only need the gate to be open.\nMarcus Reed',
    day: -2,
    clock: '10:20',
    about: 4,
  },
  {
    from: PRIYA,
    to: [DANA],
    subject: 'Hours for the week',
    text: 'My hours are in. On Friday I leave at three, the dentist again.\nOne question: do we count the drive to Two Harbors?\nPriya',
    day: -2,
    clock: '15:30',
    isUnread: true,
  },
  {
    from: ELENA,
    to: [DANA, MARCUS, PRIYA],
    subject: 'Calls while you were out',
    text: 'Three people called about the hail of last week. I wrote them down as leads, all in Lakeside.\nMarcus, two of them are close to your appointment of Thursday.\nElena',
    day: 0,
    clock: '07:50',
    isUnread: true,
  },
  {
    from: DANA,
    to: ['5'],
    subject: 'Colors for your new roof',
    text: 'Hello {client},\nthe samples have arrived: Onyx Black, Driftwood and Estate Gray. ',
    day: -1,
    clock: '17:55',
    about: 5,
    isDraft: true,
  },
  {
    from: DANA,
    to: [OMAR],
    subject: 'Winter storage for the lift',
    text: 'Omar, can you ask ',
    day: -4,
    clock: '18:10',
    isDraft: true,
  },
  {
    from: ELENA,
    to: ['claims@lonestarmutual.example'],
    subject: 'Claim LSM-48-229107: photos and invoice',
    text: 'Good morning,\nfor the claim LSM-48-229107 we have the photos of the decking and the invoice ready. Please tell us which address takes files above 10 MB.\nElena Sato, Hollis Roofing',
    day: -6,
    clock: '08:35',
    about: 1,
  },
  {
    from: SAM,
    to: ['0'],
    subject: 'Gutters next week',
    text: 'Hello {client},\nI have time for the gutters on Tuesday or Wednesday. Which day suits you?\nSam',
    day: -1,
    clock: '12:10',
    about: 0,
  },
];
