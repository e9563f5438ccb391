import { peopleIncluded } from '../plans/plan-price';
import { SUPPORT_EMAIL } from '../core/product';
import { FREE_TIER, PRO_TIER, termsOf } from '../plans/tiers';

const free = termsOf(FREE_TIER);
const pro = termsOf(PRO_TIER);
const dollars = (cents: number | null) => `$${(cents ?? 0) / 100}`;

/** Visitors' most frequent questions with accurate answers (specification, section 1). */
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
