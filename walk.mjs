import { chromium } from 'playwright';
const base = process.env.BASE ?? 'http://localhost:5173';
const out = '/tmp/walk';
const people = { dana: 'dana@hollisroofing.example', rosa: 'rosa@hollisroofing.example' };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const jobs = [
  ['rosa', '/app/account', 'account'],
  ['rosa', '/app/management/today', 'today'],
  ['dana', '/app/management/labor_calendar', 'workforce'],
  ['dana', '/app/customers/hollis-customer-1', 'customer'],
];
const themes = (process.env.THEMES ?? 'light').split(',');
for (const [w, h, touch] of [[1440, 900, false], [390, 844, true]]) {
  for (const [who, list] of Object.entries(Object.groupBy(jobs, ([p]) => p))) {
    const ctx = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: touch, isMobile: touch, serviceWorkers: 'block', timezoneId: 'America/Chicago' });
    const page = await ctx.newPage();
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(who, w, m.type(), m.text().slice(0, 200)));
    await page.goto(base + '/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(people[who]);
    await page.getByLabel('Password', { exact: true }).fill('joblane-demo-1');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('main').waitFor();
    for (const theme of themes) {
      await page.evaluate((t) => { const s = JSON.parse(localStorage.getItem('settings') ?? '{}'); localStorage.setItem('settings', JSON.stringify({ ...s, theme: t })); }, theme);
      for (const [, path, name] of list) {
        await page.goto(base + path);
        await page.waitForTimeout(2500);
        await page.screenshot({ path: `${out}/${name}-${w}-${theme}.png`, fullPage: touch });
      }
    }
    await ctx.close();
  }
}
await browser.close();
