import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import type { Project } from '@/domain/projects/project';
import {
  makeCustomer,
  makeJob,
  makePrice,
  makeProject,
  makeRoster,
  makeSettings,
  makeTracker,
} from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { projectRoutes } from './routes';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER] } as const;

function open(
  address: string,
  projects: readonly Partial<Project>[],
  { rows, ...options }: RenderRoutesOptions = {},
) {
  return renderRoutes(projectRoutes, address, {
    ...options,
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [makeRoster({ owner: OWNER })],
      Projects: projects.map((project, at) => makeProject({ ...mine, uuid: `project-${at}`, ...project })),
      ...rows,
    },
  });
}

const work = {
  Trackers: [makeTracker({ ...mine, uuid: 'tracker-1', title: 'Elm Street 4' })],
  Jobs: [
    makeJob({ ...mine, uuid: 'job-1', title: 'Tear-off', trackerId: 'tracker-1', status: 'Completed' }),
    makeJob({ ...mine, uuid: 'job-2', title: 'Gutters', trackerId: 'tracker-1' }),
  ],
};

const stored = (store: ReturnType<typeof open>['store'], collection: string, id: string) =>
  store.server.read({ collection, id });

// Loads the pages' chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./list/projects-page'),
    import('./overview/overview-page'),
    import('./record/project-page'),
    import('./record/add-work-dialog'),
    import('./record/project-dialogs'),
    import('./create/create-project-page'),
  ]);
}, 60_000);

describe('the lists of projects', () => {
  it('show what ends first, and what is late', async () => {
    open(paths.projects, [
      { title: 'Cedar Row', status: 'Active', endOn: '2126-12-20' },
      { title: 'Church hall', status: 'Active', endOn: '2020-01-10' },
    ]);
    await screen.findByText('Church hall');
    const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    const at = (title: string) => rows.findIndex((row) => row.includes(title));
    expect(at('Church hall')).toBeLessThan(at('Cedar Row'));
    expect(rows[at('Church hall')]).toContain('Late');
    expect(rows[at('Cedar Row')]).not.toContain('Late');
  });

  it('teach what projects are for', async () => {
    open(paths.projects, []);
    expect(await screen.findByText('No projects yet')).toBeVisible();
  });

  it('lead to the archive, and back', async () => {
    const { user } = open(paths.projects, [
      { title: 'Cedar Row' },
      { title: 'Old barn', status: 'Complete', listOrganizer: 'Archive' },
    ]);
    await screen.findByText('Cedar Row');
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Old barn')).toBeVisible();
    expect(screen.queryByText('Cedar Row')).not.toBeInTheDocument();
  });

  it('show active projects with their progress and budgets on the overview', async () => {
    open(paths.projectOverview, [{ title: 'Cedar Row', status: 'Active' }, { title: 'Later' }], {
      rows: {
        Jobs: work.Jobs.map((job) => ({ ...job, projectId: 'project-0' })),
        Prices: [makePrice({ ...mine, uuid: 'project-0', noun: 'project', amount: 500_000 })],
      },
    });
    const card = within(await screen.findByRole('list', { name: 'Active projects' }));
    expect(await card.findByText('1 of 2 jobs completed (50%)')).toBeVisible();
    expect(await card.findByText('$5,000')).toBeVisible();
    expect(card.queryByText('Later')).not.toBeInTheDocument();
  });

  it('say on the overview that more are active than it shows', async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({
      title: `Estate ${at}`,
      status: 'Active' as const,
      endOn: `2126-12-${at + 10}`,
    }));
    const Prices = many.map((_, at) =>
      makePrice({ ...mine, uuid: `project-${at}`, noun: 'project', amount: 1_000_00 }),
    );
    open(paths.projectOverview, many, { rows: { Prices } });
    expect(await screen.findByText('Budget of the first 20')).toBeVisible();
    expect(await screen.findByText('$20,000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All active projects' })).toHaveAttribute(
      'href',
      expect.stringContaining('Active'),
    );
    expect(screen.queryByText('Estate 20')).not.toBeInTheDocument();
  });
});

describe('a project', () => {
  it('takes a tracker with its jobs, and gives both back', async () => {
    const { user, store } = open(paths.project('project-0'), [{}], { rows: work });
    await user.click(await screen.findByRole('button', { name: 'Add trackers and jobs' }));
    await user.click(await screen.findByRole('button', { name: 'Add Elm Street 4' }));
    await waitFor(() => expect(stored(store, 'Jobs', 'job-2')?.['projectId']).toBe('project-0'));
    expect(stored(store, 'Trackers', 'tracker-1')?.['projectId']).toBe('project-0');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1 of 2 jobs completed (50%)')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Take Elm Street 4 out of the project' }));
    await waitFor(() => expect(stored(store, 'Jobs', 'job-1')?.['projectId']).toBe(''));
    expect(stored(store, 'Trackers', 'tracker-1')?.['projectId']).toBe('');
  });

  it('weighs its budget against its contracts', async () => {
    open(paths.project('project-0'), [{}], {
      rows: {
        Trackers: work.Trackers.map((tracker) => ({ ...tracker, projectId: 'project-0' })),
        Prices: [
          makePrice({ ...mine, uuid: 'project-0', noun: 'project', amount: 500_000 }),
          makePrice({ ...mine, uuid: 'tracker-1', noun: 'tracker', amount: 620_000 }),
        ],
      },
    });
    expect(await screen.findByText('Over budget')).toBeVisible();
    expect(await screen.findByText('$1,200.00')).toBeVisible();
  });

  it('shows all houses of an estate, and the sum of their contracts', async () => {
    const houses = Array.from({ length: 40 }, (_, at) => `house-${at}`);
    const { user } = open(paths.project('project-0'), [{}], {
      rows: {
        Trackers: houses.map((uuid) => makeTracker({ ...mine, uuid, title: uuid, projectId: 'project-0' })),
        Jobs: houses.map((uuid, at) =>
          makeJob({
            ...mine,
            uuid: `job-${at}`,
            title: `Roof ${at}`,
            trackerId: uuid,
            projectId: 'project-0',
            status: at < 31 ? 'Completed' : 'Scheduled',
          }),
        ),
        Prices: houses.map((uuid) => makePrice({ ...mine, uuid, noun: 'tracker', amount: 100_000 })),
      },
    });
    expect(await screen.findByText('31 of 40 jobs completed (78%)')).toBeVisible();
    expect(await screen.findByText('$40,000.00')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Trackers and jobs' }));
    expect(list.getAllByRole('link', { name: /^house-/ })).toHaveLength(40);
    // They are read when asked for.
    expect(list.queryByRole('link', { name: /^Roof/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show their jobs' }));
    expect(await list.findAllByRole('link', { name: /^Roof/ })).toHaveLength(40);
    expect(screen.getByText('31 of 40 jobs completed (78%)')).toBeVisible();
  });

  it('asks why it is put on hold', async () => {
    const { user, store } = open(paths.project('project-0'), [{ status: 'Active' }]);
    await user.click(await screen.findByRole('button', { name: /Active/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'On Hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put this project on hold?' }));
    await user.click(dialog.getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Permit' }));
    await user.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() =>
      expect(stored(store, 'Projects', 'project-0')).toMatchObject({
        status: 'On Hold',
        statusReason: 'Permit',
      }),
    );
  });

  it('changes in its dialog, which closes', async () => {
    const { user, store } = open(paths.project('project-0'), [{}]);
    await user.click(await screen.findByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    const title = dialog.getByRole('textbox', { name: /^Title/ });
    await user.clear(title);
    await user.paste('Oak Hollow, second half');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Oak Hollow, second half', level: 1 })).toBeVisible();
    expect(stored(store, 'Projects', 'project-0')).toMatchObject({ title: 'Oak Hollow, second half' });
  });

  it('is read by people who may not edit it, without its money', async () => {
    open(paths.project('project-0'), [{}], {
      user: { isAdmin: false, permissionLevel: ['projects:view', 'scope:all'] },
    });
    expect(await screen.findByRole('heading', { name: 'Oak Hollow estate', level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add trackers and jobs' })).not.toBeInTheDocument();
    expect(screen.queryByText('Budget')).not.toBeInTheDocument();
  });
});

describe('a new project', () => {
  it('is made in steps, with its budget, and opens at once', async () => {
    const { user, store } = open(paths.newProject, []);
    await user.click(await screen.findByLabelText(/Title/));
    await user.paste('Cedar Row');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveFocus());
    await user.click(screen.getByLabelText('City'));
    await user.paste('Duluth');
    expect(screen.queryByRole('button', { name: 'Create project' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByLabelText('Budget'));
    await user.paste('12,000');
    await user.click(await screen.findByRole('button', { name: 'Create project' }));
    expect(await screen.findByRole('heading', { name: 'Cedar Row', level: 1 })).toBeVisible();
    const [made] = store.server.rows('Projects').values();
    expect(made?.data).toMatchObject({ title: 'Cedar Row', city: 'Duluth', assignees: [OWNER] });
    const [price] = store.server.rows('Prices').values();
    expect(price?.data).toMatchObject({ noun: 'project', amount: 1_200_000 });
  });

  it('is for a customer, or for anybody by name', async () => {
    const { user, store } = open(paths.newProject, [], {
      rows: { Customers: [makeCustomer({ ...mine, uuid: 'customer-1', name: 'Oak Hollow HOA' })] },
    });
    await user.type(await screen.findByLabelText(/Title/), 'Cedar Row');
    await user.type(screen.getByLabelText('Client'), 'oak hol');
    await user.click(await screen.findByRole('option', { name: /Oak Hollow HOA/ }));
    expect(screen.getByLabelText('Client')).toHaveValue('Oak Hollow HOA');
    await user.click(screen.getByRole('tab', { name: 'Who and how much' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    const link = await screen.findByRole('link', { name: 'Oak Hollow HOA' });
    expect(link).toHaveAttribute('href', paths.customer('customer-1'));

    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.type(await screen.findByLabelText('Client'), ' board');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      const [made] = store.server.rows('Projects').values();
      expect(made?.data).toMatchObject({ customerName: 'Oak Hollow HOA board', clientId: '' });
    });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Oak Hollow HOA/ })).not.toBeInTheDocument(),
    );
  });

  it('stays at a step whose fields are not right', async () => {
    const { user } = open(paths.newProject, []);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Give the project a title.')).toBeVisible();
    expect(screen.getByLabelText(/Title/)).toBeVisible();
    await user.type(screen.getByLabelText(/Title/), 'Cedar Row');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByLabelText('City')).toBeVisible();
  });

  it('leads to the step of what is missing', async () => {
    const { user } = open(paths.newProject, []);
    await user.click(await screen.findByRole('tab', { name: 'Who and how much' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findAllByText('Give the project a title.')).not.toHaveLength(0);
    expect(await screen.findByLabelText(/Title/)).toBeVisible();
  });

  it('is not created while a day of another step is not finished', async () => {
    const { user, store } = open(paths.newProject, []);
    await user.type(await screen.findByLabelText(/Title/), 'Cedar Row');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const start = within(screen.getByRole('group', { name: 'Start' }));
    await user.click(start.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('0105');
    await user.click(screen.getByRole('tab', { name: 'Who and how much' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findAllByText(/^Finish the date/)).not.toHaveLength(0);
    expect(await screen.findByRole('group', { name: 'Start' })).toBeVisible();
    expect(store.server.rows('Projects').size).toBe(0);
  });

  it('stays at a step that is filled in after a failed attempt', async () => {
    const { user } = open(paths.newProject, []);
    await user.click(await screen.findByRole('tab', { name: 'Who and how much' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findAllByText('Give the project a title.')).not.toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'Where and when' }));
    await user.type(screen.getByLabelText('City'), 'Duluth');
    expect(screen.getByLabelText('City')).toHaveValue('Duluth');
  });
});
