import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/paths';

const TRACKER = 'hollis-customer-65-tracker';
const JOB = 'hollis-customer-64-job';
const CUSTOMER = 'hollis-customer-1';

/** A link of the example world, and one that nobody ever made. */
export const TRACKING_LINK = 'example-hollis-customer-64';
export const UNKNOWN_LINK = 'a-link-that-nobody-ever-made';

/** Screens that anybody may open. */
export const PUBLIC_SCREENS: readonly string[] = [
  paths.home,
  paths.pricing,
  paths.login,
  `${paths.login}?view=phone`,
  `${paths.login}?view=reset`,
  paths.register,
  paths.registerUnprotected,
  paths.notFound,
  paths.tracking(TRACKING_LINK),
  paths.tracking(UNKNOWN_LINK),
];

/** Screens of the owner of the example world's big company. */
export const APP_SCREENS: readonly string[] = [
  paths.dashboard,
  paths.dashboardAlternative,
  paths.customers,
  ...['week', 'month', 'day', 'list'].map((view) => `${paths.customerCalendar}?view=${view}`),
  paths.customerCalendarAlias,
  paths.clientArchive,
  paths.newCustomer,
  paths.importCustomers,
  paths.customer(CUSTOMER),
  `${paths.customer(CUSTOMER)}?tab=overview`,
  paths.editCustomer(CUSTOMER),
  paths.trackers,
  ...['overview', 'client', 'messages', 'timeline'].map((tab) => `${paths.tracker(TRACKER)}?tab=${tab}`),
  `${paths.jobArchive}?tab=trackers`,
  `${paths.jobArchive}?tab=jobs`,
  paths.jobs,
  paths.newJob,
  paths.job(JOB),
  `${paths.job(JOB)}?tab=timeline`,
  paths.account,
  `${paths.account}?tab=sign-in`,
  paths.company,
];

/** Addresses without a screen of their own for that owner. */
const ELSEWHERE: readonly string[] = [paths.app, paths.onboarding, paths.addCompany];

/** The addresses of the product that neither list opens. */
export function unopenedAddresses(): readonly string[] {
  const opened = [...PUBLIC_SCREENS, ...APP_SCREENS, ...ELSEWHERE].map(patternOf);
  return Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path(':id')))
    .filter((pattern) => !opened.includes(pattern));
}

function patternOf(address: string): string {
  const [path = ''] = address.split('?');
  return path
    .split('/')
    .map((part) => ([TRACKER, JOB, CUSTOMER, TRACKING_LINK, UNKNOWN_LINK].includes(part) ? ':id' : part))
    .join('/');
}

/** Opens a screen by its address and waits until what it shows has come. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLoaded(page);
}

/** Waits until the screen has its title and nothing on it is still on its way. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
}
