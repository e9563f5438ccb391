import { PRODUCT_NAME } from '@/domain/core/product';
import { LINK_DAYS } from '@/domain/trackers/tracker';
import { LegalText } from './legal-text';
import type { LegalPart } from './legal-text';

const PARTS: readonly LegalPart[] = [
  {
    title: 'What we store, and where',
    paragraphs: [
      'Your account (e-mail address or phone number, and how you log in) is in Firebase Authentication. Your profile, your company and all records you write, such as customers, trackers, jobs, visits, notes, photos and files, are in Cloud Firestore. Both are services of Google, which stores the data for us.',
      'Your password is known to Firebase Authentication alone; we cannot read it. If you log in with Google, Facebook or Apple, we get your name and e-mail address from them, and nothing else.',
      'Our servers count calls for each account, or for each network address where nobody is logged in, to keep abuse away. The counters are deleted after a short time.',
    ],
  },
  {
    title: 'On your device',
    paragraphs: [
      'So that you can work without signal, the app keeps the records you use in your browser’s storage, together with changes that are not sent yet, and your choice of theme. Logging out removes your records from the device.',
      'On a shared device, switch “Keep data on this device” off under Account: nothing then stays once the window is closed.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Your company’s records are seen by the people of your company, each as far as the permissions you give them reach. The server checks this on every read and every change. Other companies see nothing, except what you hand over to a partner in your network yourself.',
      'We look into your records only if you ask us to help, or where the law makes us. We do not sell data, and we show no advertisements.',
    ],
  },
  {
    title: 'Tracking links',
    paragraphs: [
      `A tracking link shows the progress of one job to anyone who has the link, without an account. It holds what the company chooses to share, such as the stage, dates, visits and messages with the office. It works for ${LINK_DAYS} days unless the company ends it sooner or extends it, and it can be paused or revoked at any time.`,
      'We note when the page is opened and what is written on it, so that the office can answer.',
      'If you are the client of a company that uses the app, that company decides what is stored about you. Ask them first; they can show, change and delete it.',
    ],
  },
  {
    title: 'Payments',
    paragraphs: [
      'Plans are paid through Stripe. Card numbers go to Stripe and never reach us. We keep which plan you have, until when, and your bills.',
    ],
  },
  {
    title: 'E-mails',
    paragraphs: [
      'We send what you need to use the app: verification, password resets, invitations, and notices about your work, which you can switch off under Account. We use your address for nothing else.',
      'An address on the invite list gets one message. We keep it there until you ask us to take it off or delete your account.',
    ],
  },
  {
    title: 'Take it along, or delete it',
    paragraphs: [
      'Under Account, Your data, you can export what you may see: as one file for programs, and as tables for spreadsheets. Records of a company need the right to export.',
      'There you can delete your account, too. You see what goes and what stays before anything is deleted. If you are alone in your company, its records are deleted with you; if other people work there, the records belong to the company and stay with it.',
    ],
  },
  {
    title: 'Counting visits',
    paragraphs: [
      'Where the site counts visits and sign-ups, it asks you first. If you accept, it loads Google’s tag manager, which sets cookies; it is told which screens are opened, never your records. Under Cookies, at the end of this page and in the menu with your name, you can change your answer.',
    ],
  },
];

/** `/privacy`: what is stored where, who sees it, and how to export or delete it. */
export function PrivacyPage() {
  return (
    <LegalText
      title="Privacy"
      summary={`What ${PRODUCT_NAME} stores, who sees it, and how you take it along or delete it.`}
      changed="November 24, 2026"
      parts={PARTS}
    />
  );
}
