import { SUPPORT_EMAIL } from '@/domain/product';
import { peopleIncluded } from '@/domain/plan-price';
import { FREE_TIER, PRO_TIER, termsOf } from '@/domain/tiers';

const free = termsOf(FREE_TIER);
const pro = termsOf(PRO_TIER);
const dollars = (cents: number | null) => `$${(cents ?? 0) / 100}`;

/** Price of a suite that charges for each person, as the third note reckons it: dollars a person, people. */
const SUITE = { person: 430, people: 5 };

/** The marketing figures (specification, section 1), each with a note on what it rests on. */
export const FIGURES = [
  {
    label: 'Clients managed',
    figure: '10,000+',
    note: 'The company that we measure every release with keeps more than 10,000 clients. It is made of example data.',
  },
  {
    label: 'Managed and saved',
    figure: '$1 Million+',
    note: 'What the jobs of that same example company were sold for comes to more than a million dollars.',
  },
  {
    label: 'Save over',
    figure: '$2000',
    unit: 'a month',
    note: `Reckoned: ${SUITE.people} people at $${SUITE.person} each come to $${SUITE.person * SUITE.people} a month. Joblane Pro is ${dollars(pro.monthly)} for up to ${peopleIncluded(pro)} people. What you save depends on what you pay now.`,
  },
  {
    label: 'Secure great reviews',
    figure: null,
    note: 'A client who knows when you come is easier to ask for a review. Joblane neither writes nor buys any.',
  },
] as const;

/** The three feature blurbs (specification, section 1). */
export const BLURBS = [
  {
    picture: 'flow',
    title: 'Complete user flows',
    text: 'A caller becomes a lead, the lead an appointment, the appointment a sold job. Nobody types the address a second time.',
  },
  {
    picture: 'invoicing',
    title: 'Support for invoicing',
    text: 'Price, tax and total stand on the work agreement your client signs, and each job shows whether its invoice is out.',
  },
  {
    picture: 'list',
    title: 'Easier than a post-it and more capable than Excel',
    text: 'Write a caller down while you are on the phone. Sort, filter and search the list later.',
  },
] as const;

/** The questions visitors ask most, with answers that hold (specification, section 1). */
export const QUESTIONS = [
  {
    question: 'Is my customers’ data safe?',
    answer:
      'Yes. The server checks every file and every record, each time, against what that person may see. Nobody outside your company can list or open your customers.',
  },
  {
    question: 'What does it cost?',
    answer: `Basic use is free, for you and ${free.employees ?? 'all your'} more people, as long as you like. A Pro subscription is optional: ${dollars(pro.monthly)} a month or ${dollars(pro.yearly)} a year for up to ${peopleIncluded(pro)} people, with ${pro.trialDays} days to try it first.`,
  },
  {
    question: 'Who helps me when I am stuck?',
    answer: `We do, by e-mail: write to ${SUPPORT_EMAIL}.`,
  },
  {
    question: 'Can I bring the customers I have?',
    answer:
      'Yes. Import a CSV file on the Customers page. You see every row before it is saved, and you can take the whole import back.',
  },
  {
    question: 'Can I decide what my crew sees?',
    answer:
      'Yes. Everything is permission controlled per employee: the screens, only their own jobs or everyone’s, and whether prices show.',
  },
] as const;
