import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import {
  makeCustomer,
  makeJob,
  makeRoster,
  makeSettings,
  makeTracker,
  makeVisit,
} from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { jobRoutes } from '../routes';

const mine = { owner: 'person-1' } as const;
const HOUR = 3_600_000;

const rows = {
  Settings: [makeSettings(mine)],
  Rosters: [makeRoster(mine)],
  Trackers: [makeTracker(mine)],
  Jobs: [
    makeJob({
      ...mine,
      uuid: 'late',
      title: 'Late one',
      status: 'Scheduled',
      plannedStart: NOW - 9 * HOUR,
      plannedEnd: NOW - HOUR,
    }),
    makeJob({ ...mine, uuid: 'new', title: 'Unplanned one' }),
    makeJob({
      ...mine,
      uuid: 'done',
      title: 'Done one',
      status: 'Completed',
      plannedStart: 1,
      plannedEnd: 2,
    }),
    makeJob({ ...mine, uuid: 'old', title: 'Archived one', listOrganizer: 'Archive' }),
  ],
};

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

describe('the Open Jobs List', () => {
  beforeAll(async () => {
    await Promise.all([
      import('./jobs-page'),
      import('../create/create-job-page'),
      import('../record/job-page'),
    ]);
  }, 60_000);

  it('leads from job to job in its order, by buttons and keys', async () => {
    const { user, router } = renderRoutes(jobRoutes, paths.jobs, { rows });
    await user.click(await screen.findByText('Done one'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Done one' })).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Unplanned one' })).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Done one' })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.job('done'));
  });

  it('shows open jobs with their marks, unplanned ones first', async () => {
    renderRoutes(jobRoutes, paths.jobs, { rows });
    expect(await screen.findByText('Unplanned one')).toBeVisible();
    expect(titles()).toEqual(['Unplanned one', 'Done one', 'Late one']);
    const grid = within(screen.getByRole('grid'));
    expect(grid.getByText('Late')).toBeVisible();
    expect(grid.getByText('Action Required')).toBeVisible();
    expect(grid.getByText('Ready to Invoice')).toBeVisible();
  });

  it("starts with a field worker's next visits", async () => {
    const own = { ...mine, assignees: [mine.owner], crew: [mine.owner] };
    const visits = [
      makeVisit({ ...own, title: 'Tomorrow', start: NOW + 86_400_000, end: NOW + 90_000_000 }),
      makeVisit({ ...own, uuid: 'done', title: 'Done', start: NOW, end: NOW + 1, status: 'Done' }),
    ];
    renderRoutes(jobRoutes, paths.jobs, {
      rows: { ...rows, Visits: visits },
      user: { isAdmin: false, companyUser: true, permissionLevel: ['jobs:view'] },
    });
    const next = within(await screen.findByRole('region', { name: 'Your next visits' }));
    expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringContaining('Tomorrow'),
    ]);
  });

  it('is narrowed by the address', async () => {
    const { user, router } = renderRoutes(jobRoutes, `${paths.jobs}?label=Late`, { rows });
    expect(await screen.findByText('Late one')).toBeVisible();
    expect(titles()).toEqual(['Late one']);
    await user.click(screen.getByRole('button', { name: 'Clear Needs you' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('Unplanned one')).toBeVisible();
  });

  it('reports filters without matches and offers to clear them', async () => {
    const { user } = renderRoutes(jobRoutes, `${paths.jobs}?q=nowhere`, { rows });
    await user.click(await screen.findByRole('button', { name: 'Show all open jobs' }));
    expect(await screen.findByText('Unplanned one')).toBeVisible();
  });

  it('cannot be ordered while a search has more results than are loaded', async () => {
    const found = Array.from({ length: 90 }, (_, at) =>
      makeJob({ ...mine, uuid: `j${at}`, title: `Harbor ${at}`, find: ['harbor'] }),
    );
    renderRoutes(jobRoutes, `${paths.jobs}?q=harbor&sort=customer`, { rows: { ...rows, Jobs: found } });
    expect((await screen.findAllByText(/^Harbor/)).length).toBeLessThan(90);
    const head = within(screen.getByRole('columnheader', { name: 'Customer' }));
    expect(head.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is ordered by the columns that the store can order, over all jobs', async () => {
    const many = Array.from({ length: 90 }, (_, at) =>
      makeJob({
        ...mine,
        uuid: `j${at}`,
        title: `Job ${at}`,
        plannedStart: at,
        customerName: at === 89 ? 'abel Ash' : `Customer ${at}`,
      }),
    );
    const { user, router } = renderRoutes(jobRoutes, paths.jobs, { rows: { ...rows, Jobs: many } });
    expect(await screen.findByText('Job 0')).toBeVisible();
    const head = within(screen.getByRole('columnheader', { name: 'Customer' }));
    await user.click(head.getByRole('button'));
    await waitFor(() => expect(titles()[0]).toBe('Job 89'));
    expect(router.state.location.search).toBe('?sort=customer');
    await user.click(head.getByRole('button'));
    await waitFor(() => expect(titles()[0]).toBe('Job 9'));
    expect(router.state.location.search).toBe('?sort=-customer');
    const sortable = screen
      .getAllByRole('columnheader')
      .filter((column) => within(column).queryByRole('button') !== null);
    expect(sortable.map((column) => column.textContent)).toEqual(['Number', 'Customer', 'Planned']);
  });

  it('is searched by phone and number too, also what has not been read', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      makeJob({ ...mine, uuid: `j${at}`, title: `Job ${at}`, plannedStart: at, number: 500 + at }),
    );
    const far = makeJob({ ...mine, title: 'Far one', phone: '(817) 555-0112', plannedStart: 99, number: 7 });
    const { user } = renderRoutes(jobRoutes, paths.jobs, { rows: { ...rows, Jobs: [...many, far] } });
    const search = await screen.findByRole('searchbox');
    await user.type(search, '555-0112');
    expect(await screen.findByText('Far one')).toBeVisible();
    await user.clear(search);
    await user.type(search, '559');
    expect(await screen.findByText('Job 59')).toBeVisible();
    expect(titles()).toEqual(['Job 59']);
  });

  it('says how far a filter was looked for, and goes on when asked', async () => {
    const past = Array.from({ length: 60 }, (_, at) =>
      makeJob({ ...mine, uuid: `j${at}`, status: 'Completed', plannedStart: at, plannedEnd: at + 1 }),
    );
    const late = {
      title: 'Late one',
      status: 'Scheduled',
      plannedStart: 99,
      plannedEnd: NOW - HOUR,
    } as const;
    const Jobs = [...past, makeJob({ ...mine, uuid: 'late', ...late })];
    const { user } = renderRoutes(jobRoutes, `${paths.jobs}?label=Late`, { rows: { ...rows, Jobs } });
    expect(await screen.findByText('No job fits so far')).toBeVisible();
    expect(screen.getByText(/None of the first 40 that were looked through/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Late one')).toBeVisible();
  });

  it('teaches the first step when there is nothing', async () => {
    renderRoutes(jobRoutes, paths.jobs);
    expect(await screen.findByText('No jobs yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create job' })[0]).toHaveAttribute('href', paths.newJob);
    expect(screen.getByRole('link', { name: 'Import jobs' })).toHaveAttribute('href', paths.importJobs);
  });
});

describe('creating a job', () => {
  it('puts it under the tracker the address names and opens it', async () => {
    const { user, store, router } = renderRoutes(jobRoutes, `${paths.newJob}?tracker=tracker-1`, { rows });
    await user.click(await screen.findByRole('textbox', { name: /Title/ }));
    await user.paste('Gutters, back side');
    await user.click(screen.getByRole('textbox', { name: 'Amount' }));
    await user.paste('1,980');
    await user.click(screen.getByRole('button', { name: 'Create job' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gutters, back side' })).toBeVisible();
    const made = [...store.server.rows('Jobs').values()].find(
      (row) => row.data['title'] === 'Gutters, back side',
    );
    expect(made?.data).toMatchObject({
      trackerId: 'tracker-1',
      customerId: 'customer-1',
      status: 'Unscheduled',
    });
    expect(router.state.location.pathname).toBe(paths.job(made?.id ?? ''));
    expect(store.server.read({ collection: 'Prices', id: made?.id ?? '' })).toMatchObject({
      amount: 198_000,
      noun: 'job',
    });
  });

  it.each([
    ['', 'Gate code 4711'],
    ['Key at the neighbour', 'Key at the neighbour'],
  ])('gives the job the access notes of its customer, or those typed: “%s”', async (typed, accessNotes) => {
    const Customers = [makeCustomer({ ...mine, uuid: 'customer-1', accessNotes: 'Gate code 4711' })];
    const { user, store } = renderRoutes(jobRoutes, `${paths.newJob}?tracker=tracker-1`, {
      rows: { ...rows, Customers },
    });
    await screen.findByText('Left empty, the crew sees those of the customer.');
    await user.click(screen.getByRole('textbox', { name: /^Title/ }));
    await user.paste('Gutters');
    await user.click(screen.getByRole('textbox', { name: 'Access notes' }));
    if (typed !== '') await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Create job' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gutters' })).toBeVisible();
    const jobs = [...store.server.rows('Jobs').values()].map(({ data }) => data);
    expect(jobs.find(({ title }) => title === 'Gutters')).toMatchObject({ accessNotes });
  });

  it('makes a tracker for a customer without one, and for a client who is typed in', async () => {
    const customer = makeCustomer({ ...mine, uuid: 'ann', name: 'Ann Berg', streetAddress: '12 Elm Street' });
    const Customers = [{ ...customer, trackerId: '', listOrganizer: 'Open' }];
    const first = renderRoutes(jobRoutes, `${paths.newJob}?customer=ann`, { rows: { ...rows, Customers } });
    const fill = async ({ user }: typeof first, title: string) => {
      await user.click(screen.getByRole('textbox', { name: /^Title/ }));
      await user.paste(title);
      await user.click(screen.getByRole('button', { name: 'Create job' }));
    };
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Ann Berg'));
    // A chosen name can be corrected like any text.
    const chosen = screen.getByRole('combobox', { name: /^Customer/ });
    await first.user.type(chosen, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Ann Ber');
    await first.user.tab();
    expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Ann Berg');
    await fill(first, 'Leak at the chimney');
    expect(await screen.findByRole('heading', { level: 1, name: 'Leak at the chimney' })).toBeVisible();
    const rowsOf = (of: typeof first, collection: string) =>
      [...of.store.server.rows(collection).values()].map(({ data }) => data);
    const job = rowsOf(first, 'Jobs').find(({ title }) => title === 'Leak at the chimney');
    const sold = { customerId: 'ann', streetAddress: '12 Elm Street' };
    expect(rowsOf(first, 'Trackers').find(({ uuid }) => uuid === job?.['trackerId'])).toMatchObject(sold);
    expect(rowsOf(first, 'Customers')[0]).toMatchObject({
      listOrganizer: 'Sold',
      trackerId: job?.['trackerId'],
    });
    first.unmount();

    const second = renderRoutes(jobRoutes, paths.newJob, { rows });
    await second.user.click(await screen.findByRole('combobox', { name: /^For/ }));
    await second.user.click(await screen.findByRole('option', { name: 'A new client' }));
    await fill(second, 'Gutters');
    expect((await screen.findAllByText('Write the client’s name.'))[0]).toBeVisible();
    await second.user.click(screen.getByRole('textbox', { name: /^Client/ }));
    await second.user.paste('Ben Cole');
    await second.user.click(screen.getByRole('button', { name: 'Create job' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gutters' })).toBeVisible();
    const made = rowsOf(second, 'Customers').find(({ name }) => name === 'Ben Cole');
    expect(made).toMatchObject({ listOrganizer: 'Sold', nameKey: 'ben cole' });
    expect(rowsOf(second, 'Jobs').find(({ title }) => title === 'Gutters')).toMatchObject({
      customerId: made?.['uuid'],
      trackerId: made?.['trackerId'],
    });
  });

  it("starts its checklist with the business's templates for the type, edited on the page", async () => {
    const step = (id: string, jobType: string, steps: readonly string[]) => ({
      id,
      name: id,
      jobType,
      steps,
    });
    const taskTemplates = [
      step('Install day', 'Install', ['Shingles', 'Sweep']),
      step('Repair visit', 'Repair', ['Find the leak', 'Seal it']),
      step('Every job', '', ['Photos']),
    ];
    const withTemplates = { ...rows, Settings: [makeSettings({ ...mine, taskTemplates })] };
    const { user, store } = renderRoutes(jobRoutes, `${paths.newJob}?tracker=tracker-1`, {
      rows: withTemplates,
    });
    const shown = () =>
      within(screen.getByRole('region', { name: 'Checklist' }))
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('value'));
    await screen.findByRole('checkbox', { name: 'Install day, 2 steps' });
    expect(shown()).toEqual(['Shingles', 'Sweep', 'Photos']);
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.click(screen.getByRole('textbox', { name: 'Step 4' }));
    await user.paste('Call the inspector');
    await user.click(screen.getByRole('button', { name: 'Remove step 3' }));

    await user.click(screen.getByRole('combobox', { name: /Type/ }));
    await user.click(await screen.findByRole('option', { name: 'Repair' }));
    expect(shown()).toEqual(['Call the inspector', 'Find the leak', 'Seal it']);
    await user.click(screen.getByRole('checkbox', { name: 'Repair visit, 2 steps' }));
    expect(shown()).toEqual(['Call the inspector']);
    await user.click(screen.getByRole('checkbox', { name: 'Repair visit, 2 steps' }));

    await user.click(screen.getByRole('textbox', { name: /Title/ }));
    await user.paste('Leak at the chimney');
    await user.click(screen.getByRole('button', { name: 'Create job' }));
    expect(await screen.findByRole('checkbox', { name: 'Seal it' })).toBeVisible();
    const made = [...store.server.rows('Jobs').values()].find(({ data }) => data['jobType'] === 'Repair');
    expect(made?.data['checklist']).toEqual(
      ['Call the inspector', 'Find the leak', 'Seal it'].map((text) => ({
        id: expect.any(String),
        text,
      })),
    );
  });

  it('reports when the plan has no room for another one, and how to get it', async () => {
    const full = { ...rows, Usage: [{ ...mine, openWork: 25 }] };
    const { user } = renderRoutes(jobRoutes, paths.newJob, { rows: full });
    expect(await screen.findByRole('alert')).toHaveTextContent('25 of 25 open jobs and trackers');
    await user.click(screen.getByRole('textbox', { name: /Title/ }));
    await user.paste('Gutters');
    expect(screen.getByRole('button', { name: 'Create job' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Gutters');
    expect(screen.getByRole('link', { name: 'See what Pro holds' })).toHaveAttribute(
      'href',
      paths.preOrderUpgrade,
    );
  });

  it('reports missing values in sentences', async () => {
    const { user, store } = renderRoutes(jobRoutes, paths.newJob, { rows });
    await user.click(await screen.findByRole('textbox', { name: 'Squares' }));
    await user.paste('many');
    await user.click(screen.getByRole('button', { name: 'Create job' }));
    expect((await screen.findAllByText('Choose the tracker this job belongs to.'))[0]).toBeVisible();
    expect(screen.getAllByText('Give the job a title.')[0]).toBeVisible();
    expect(screen.getAllByText('Write a number up to 100,000, like 24.33.')[0]).toBeVisible();
    expect(store.server.rows('Jobs').size).toBe(rows.Jobs.length);
  });
});
