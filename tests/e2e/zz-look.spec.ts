import { test } from './fixtures';
import { signIn, PEOPLE } from './steps/sign-in';
const ids = [
  ['home', '/'], ['pricing','/pricing'], ['login','/login'], ['register','/register'], ['404','/404'], ['tracking','/tracking/example-hollis-customer-61'], ['tracking4','/tracking/example-hollis-customer-64'],['unknown','/tracking/nobody-knows-this-link-at-all'],
] as const;
const app = [
 ['dashboard','/app/reports/dashboard'],['leads','/app/management/customers'],['calendar','/app/managment/customer_calendar'],['cal-month','/app/managment/customer_calendar?view=month'],['cal-list','/app/managment/customer_calendar?view=list'],['archive','/app/management/clientArchive'],['new','/app/customers/new'],['import','/app/customers/import'],
 ['customer','/app/customers/hollis-customer-1'],['customer-overview','/app/customers/hollis-customer-1?tab=overview'],['edit','/app/customers/hollis-customer-1/edit'],
 ['trackers','/app/management/trackers'],['tracker','/app/management/trackers/hollis-customer-61-tracker'],['tracker-client','/app/management/trackers/hollis-customer-65-tracker?tab=client'],['tracker-messages','/app/management/trackers/hollis-customer-65-tracker?tab=messages'],['tracker-timeline','/app/management/trackers/hollis-customer-65-tracker?tab=timeline'],
 ['jobarchive','/app/management/jobArchive'],['jobs','/app/management/jobs'],['job','/app/management/jobs/hollis-customer-64-job'],['newjob','/app/management/jobs/create'],['account','/app/account'],['company','/app/company'],
] as const;
const tag = process.env['TAG'] ?? '';
for (const [w,h] of [[1440,900],[390,844]] as const) {
  test(`look ${w}`, async ({ newPerson }) => {
    test.setTimeout(600000);
    const page = await newPerson({ viewport: { width: w, height: h } });
    const shot = async (name: string) => {
      
      await page.waitForTimeout(2500);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(name, w, 'SCROLLS SIDEWAYS', over);
      await page.screenshot({ path: `/tmp/e2e-env/shots/${tag}${name}-${w}.png`, fullPage: w === 390 });
    };
    for (const [name, path] of ids) { await page.goto(path); await shot(name); }
    await signIn(page, PEOPLE.owner);
    for (const [name, path] of app) { await page.goto(path); await page.getByRole('main').waitFor(); await shot(name); }
  });
}
