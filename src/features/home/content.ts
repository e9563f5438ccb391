import { SUPPORT_EMAIL } from '@/domain/product';
import { EmptyDone, EmptyLeads, EmptyTrackers } from '@/shared/brand/empty-art';

/** Why a business changes to the product: the specification's feature blurbs. */
export const BLURBS = [
  {
    Art: EmptyLeads,
    title: 'Complete user flows',
    text: 'A caller becomes a lead, the lead an appointment, the appointment a sold job. Nothing is typed twice.',
  },
  {
    Art: EmptyTrackers,
    title: 'One link for the client',
    text: 'Your client follows the roof by a link: the stage, the next visit, and a line to your office.',
  },
  {
    Art: EmptyDone,
    title: 'Easier than a post-it, more capable than Excel',
    text: 'Write a lead down in under a minute, bring your list in from a CSV file, and sort it as you work.',
  },
] as const;

/** The questions visitors ask most, with answers that hold. */
export const QUESTIONS = [
  {
    question: 'Is my customers’ data safe?',
    answer:
      'Yes. Every read and every change is checked on the server against what that person may do. Nobody outside your company can list or open a record.',
  },
  {
    question: 'What does it cost?',
    answer: 'Basic use is free. A Pro subscription is optional and adds room for a bigger crew.',
  },
  { question: 'Who helps me when I am stuck?', answer: `We answer by e-mail: ${SUPPORT_EMAIL}.` },
  {
    question: 'Can I bring the customers I have?',
    answer:
      'Yes. Import a CSV file on the Customers page. You see every row before it is saved, and the rows that could not be read come back as a file with the reason.',
  },
  {
    question: 'Can I decide what my crew sees?',
    answer: 'Yes. Each employee has their own permissions, down to whether they see prices.',
  },
] as const;
