import { SUPPORT_EMAIL } from '@/domain/product';

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
