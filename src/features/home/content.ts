import { peopleIncluded } from '@/domain/plans/plan-price';
import { PRO_TIER, termsOf } from '@/domain/plans/tiers';

const pro = termsOf(PRO_TIER);
const dollars = (cents: number | null) => `$${(cents ?? 0) / 100}`;

/** A suite charged per person, as the third note compares it: dollars per person a month, people. */
const SUITE = { person: 430, people: 5 };

/** The marketing figures (specification, section 1), each with what it rests on. */
export const FIGURES = [
  {
    label: 'Clients managed',
    figure: '10,000+',
    note: 'Clients of the company that we measure every release with, which is made of example data.',
  },
  {
    label: 'Managed and saved',
    figure: '$1 Million+',
    note: 'What the jobs of the same example company were sold for.',
  },
  {
    label: 'Save over',
    figure: '$2000',
    unit: 'a month',
    note: `A suite for ${SUITE.people} people at $${SUITE.person} each, $${SUITE.person * SUITE.people} a month, against Joblane Pro at ${dollars(pro.monthly)} for up to ${peopleIncluded(pro)} people.`,
  },
  {
    label: 'Secure great reviews',
    figure: null,
    note: 'Your clients write them: one who has followed the job is easy to ask. Joblane neither writes nor buys any.',
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
    text: 'Price, tax and total are on the work agreement your client signs, and each job shows whether its invoice is out.',
  },
  {
    picture: 'list',
    title: 'Easier than a post-it and more capable than Excel',
    text: 'Write a caller down while you are on the phone. Sort, filter and search the list later.',
  },
] as const;

/** One job from the first call to the review: the business's steps and its client's view. */
export const STORY = [
  {
    picture: 'call',
    title: 'The call goes straight on the list.',
    text: 'Name, number, address, done. Every open lead is on one list, with who follows up and when.',
    client: '“There is a stain on the ceiling, right by the chimney.”',
    says: 'What your client says',
    alt: 'The Open Leads List with figures, filters and the status of each lead',
  },
  {
    picture: 'appointment',
    title: 'Two hours, one drag.',
    text: 'Drop the lead on a free afternoon. Joblane warns you before you book the same person twice.',
    client: 'You are booked: two hours, and who comes to measure.',
    says: 'What your client hears',
    alt: 'The Open Lead Calendar with the appointments of a week and the leads that have none',
  },
  {
    picture: 'sold',
    title: 'Sold makes the rest.',
    text: 'One press makes the tracker, the job and the client’s link. Eight stages say how far the roof is.',
    client: 'A link of their own. No account, no app.',
    says: 'What your client gets',
    alt: 'A tracker with its eight stages, the client’s link and a preview of the client’s page',
  },
  {
    picture: 'work',
    title: 'The crew knows what to do.',
    text: 'Visits, instructions, checklist and photos are on the phone. No signal on the roof is fine: it sends later.',
    client: '“Please move cars off the driveway before 7:30 am.”',
    says: 'What your client reads',
    alt: 'A job with its visit, the instructions for the crew and the checklist',
  },
  {
    picture: 'client',
    title: 'The page answers before they ask.',
    text: 'The stage, the next visit and a line to your office. When a day moves, they see the new one.',
    client: '“No surprises.” Now is the moment to ask for the five stars.',
    says: 'What your client thinks',
    alt: 'The client’s page with the day work starts, all stages and the next visit',
  },
] as const;

export type StoryPictureName = (typeof STORY)[number]['picture'];

/** The get-started steps (specification, section 1: five). */
export const STEPS = [
  { title: 'Sign Up', text: 'With e-mail, Google, Facebook, Apple or your phone.' },
  { title: 'Add your company', text: 'Name, hours and logo. Your clients see them on their page.' },
  { title: 'Bring your customers', text: 'Import a CSV file, or add the next caller by hand.' },
  { title: 'Invite your crew', text: 'Pick what each person sees. Prices can stay hidden.' },
  { title: 'Share the first link', text: 'Mark a lead Sold and send your client their page.' },
] as const;

/** The testimonial (specification, section 1), by a person of the example world, with what it rests on. */
export const TESTIMONIAL = {
  quote:
    'I used to hear about a late delivery from an angry homeowner. Now she has read it on her phone before I call, and we talk about gutters instead.',
  name: 'Carla Voss',
  company: 'Voss & Petersen Roofing',
  note: 'Carla Voss and her company belong to the example world that Joblane is shown with.',
} as const;

/** What the figures and the testimonial rest on, in the order of their marks. */
export const NOTES = [...FIGURES, TESTIMONIAL].map(({ note }) => note);
