import { paths } from '@/domain/navigation/paths';
import { peopleIncluded } from '@/domain/plans/plan-price';
import { FREE_TIER, PRO_TIER, termsOf } from '@/domain/plans/tiers';
import { QUESTIONS } from '@/domain/home/questions';

/** A page for search engines, with its description. */
export type PublicPage = {
  readonly path: string;
  /** File of the page's component, which the prerendered page preloads. */
  readonly module: string;
  /** The window's title after the app has started. */
  readonly title: string;
  /** One or two sentences, 50 to 160 characters: results truncate longer ones. */
  readonly description: string;
  /** Questions and answers shown on the page. Only one page may have them: search engines require that. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  readonly sellsPlans?: true;
};

const free = termsOf(FREE_TIER);
const pro = termsOf(PRO_TIER);

/** Every page for search engines. Each gets its own HTML file in the build; all others are not indexed. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'src/features/home/home-page.tsx',
    title: 'The app for roofers, from first call to last stage · Joblane',
    description:
      'Leads, appointments, jobs and the work on the roof in one place, and a link by which your client follows it. Basic use is free.',
    questions: QUESTIONS,
    sellsPlans: true,
  },
  {
    path: paths.pricing,
    module: 'src/features/plans/pricing/pricing-page.tsx',
    title: 'Prices · Joblane',
    description: `Free for the owner and ${free.employees ?? 'all'} more people. Pro for up to ${peopleIncluded(pro)} people is $${pro.monthly / 100} a month, with ${pro.trialDays} days to try it first.`,
    sellsPlans: true,
  },
  {
    path: paths.invite,
    module: 'src/features/invite/pages.tsx',
    title: 'Learn how · Joblane',
    description:
      'How a roofing company starts with Joblane: leave your e-mail address, and we set up your company together with you.',
  },
  {
    path: paths.secureInvite,
    module: 'src/features/invite/pages.tsx',
    title: 'Secure Your Invite · Joblane',
    description:
      'Put your e-mail address on the invite list of Joblane. We write back and find a time that suits you to set up your company.',
  },
  {
    path: paths.download,
    module: 'src/features/invite/pages.tsx',
    title: 'On your phone · Joblane',
    description: 'How to put Joblane on the home screen of an iPhone, an Android phone or a computer.',
  },
  {
    path: paths.privacy,
    module: 'src/features/legal/legal-pages.ts',
    title: 'Privacy · Joblane',
    description:
      'What Joblane keeps about you and your customers, who can see it, and how to have it deleted.',
  },
  {
    path: paths.terms,
    module: 'src/features/legal/legal-pages.ts',
    title: 'Terms · Joblane',
    description: 'The terms of using Joblane, in plain words: what you get, what you pay and how you leave.',
  },
];

/** Public addresses that search engines must not index: forms, and pages opened by a code. */
export const UNLISTED_ADDRESSES: readonly string[] = [
  paths.notFound,
  paths.login,
  paths.register,
  paths.registerUnprotected,
  paths.onboarding,
  paths.tracking(''),
  paths.employee(''),
];
