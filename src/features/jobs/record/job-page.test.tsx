import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { maxLengthOf } from '@/domain/core/bounds';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import { personKey } from '@/domain/session/person-keys';
import { encodeFields } from '@/domain/core/record-codec';
import type { Doc } from '@/domain/core/value';
import {
  makeActivity,
  makeEvent,
  makeCustomer,
  makeInvoice,
  makeJob,
  makePrice,
  makeProject,
  makeRoster,
  makeSettings,
  makeTracker,
  makeVisit,
} from '@tests/factories/records';
import { narrowWindow } from '@tests/setup/narrow-window';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { jobRoutes } from '../routes';

const OWNER = 'person-1';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const mine = { owner: OWNER } as const;

const tom = {
  uid: 'tom',
  name: 'Tom Ortiz',
  firstName: 'Tom',
  role: '',
  phone: '',
  photo: '',
  active: true,
  isAdmin: false,
  colour: '1',
};
const roster = {
  ...makeRoster(mine),
  people: [tom, { ...tom, uid: 'rosa', name: 'Rosa Lee', firstName: 'Rosa' }],
};

const jobOf = (store: MemoryStore) => store.server.read({ collection: 'Jobs', id: 'job-1' });
const changeElsewhere = (store: MemoryStore, changes: Doc) =>
  act(() => store.server.put({ collection: 'Jobs', id: 'job-1' }, { ...jobOf(store), ...changes }));
const visitsOf = (store: MemoryStore) => [...store.server.rows('Visits').values()].map((row) => row.data);

function open(
  over: Partial<Job> = {},
  { rows = {}, user, tab = '' }: { rows?: object; tab?: string } & Pick<RenderRoutesOptions, 'user'> = {},
) {
  return renderRoutes(jobRoutes, `${paths.job('job-1')}${tab && `?tab=${tab}`}`, {
    ...(user && { user }),
    rows: {
      Settings: [makeSettings(mine)],
      Rosters: [roster],
      Trackers: [makeTracker({ ...mine, expectedStart: '2026-11-30', assignees: ['marcus'] })],
      Jobs: [makeJob({ ...mine, statusAt: NOW - DAY, createdBy: OWNER, ...over })],
      Prices: [makePrice(mine)],
      ...rows,
    },
  });
}

it('leads to its project, and names one that is deleted', async () => {
  const rows = { Projects: [makeProject({ ...mine, uuid: 'project-1', title: 'Cedar Row' })] };
  const { unmount } = open({ projectId: 'project-1' }, { rows });
  const link = await screen.findByRole('link', { name: 'Cedar Row' });
  expect(link).toHaveAttribute('href', paths.project('project-1'));
  unmount();
  open({ projectId: 'project-2' }, { rows });
  expect((await screen.findByText('Project')).nextSibling).toHaveTextContent('Deleted');
});

it('offers typed instructions for copying once they may not be changed any more', async () => {
  const key = personKey('', 'draft:job-instructions:job-1');
  sessionStorage.setItem(key, JSON.stringify({ text: 'Ring twice.', over: '' }));
  const { user } = open({}, { user: { isAdmin: false, permissionLevel: ['jobs:view', 'scope:all'] } });
  expect(await screen.findByText(/You may not change this any more\./)).toHaveTextContent('Ring twice.');
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('Ring twice.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Ring twice.')).not.toBeInTheDocument();
  expect(sessionStorage.getItem(key)).toBeNull();
});

describe('the job page', () => {
  // Loads the page's chunk once, outside the timeouts of single tests.
  beforeAll(async () => {
    await import('./job-page');
  }, 60_000);

  it('shows status, number, place, tracker and amount', async () => {
    open({ number: 7, streetAddress: '12 Elm Street', city: 'Springfield', squares: 28 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Install, 12 Elm Street' })).toBeVisible();
    expect(screen.getByText('No. 7')).toBeVisible();
    expect(screen.getByText('Action Required')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Full replacement, 12 Elm Street' })).toBeVisible();
    expect(await screen.findByText('$12,500.00')).toBeVisible();
    expect(screen.getByText('28')).toBeVisible();
  });

  it('lists its invoices and leads to a new one, for users who see prices', async () => {
    const billed = { ...mine, jobId: 'job-1', title: 'Barn roof', number: 2_087, numberPrefix: 'INV-' };
    const rows = {
      Invoices: [
        makeInvoice({ ...billed, status: 'Sent', total: 90_000 }),
        makeInvoice({ ...mine, uuid: 'other', title: 'Another job' }),
      ],
    };
    const { unmount } = open({}, { rows });
    expect(await screen.findByRole('link', { name: /Barn roof.*INV-2087.*\$900\.00/ })).toBeVisible();
    expect(screen.queryByText('Another job')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create invoice' })).toHaveAttribute(
      'href',
      `${paths.newInvoice}?customer=customer-1&job=job-1&tracker=tracker-1`,
    );
    unmount();
    open({}, { rows, user: { isAdmin: false, permissionLevel: ['jobs:view', 'scope:all'] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument();
  });

  it('moves only where the table allows, and asks for the reason of a stop', async () => {
    const { user, store } = open({ status: 'In Progress' });
    await user.click(await screen.findByRole('button', { name: /Status: In Progress/ }));
    const menu = await screen.findByRole('menu', { name: 'Change status' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Scheduled', 'On Hold', 'Pending Approval', 'Completed', 'Cancelled']);
    await user.click(within(menu).getByRole('menuitem', { name: 'On Hold' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Materials' }));
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ status: 'On Hold', statusReason: 'Materials' }));
  });

  it('takes a move back where the table knows no way', async () => {
    const { user, store } = open({ status: 'Scheduled' });
    await user.click(await screen.findByRole('button', { name: /Status: Scheduled/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Completed' }));
    await waitFor(() =>
      expect(jobOf(store)).toMatchObject({ status: 'Completed', previousStatus: 'Scheduled' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ status: 'Scheduled', previousStatus: '' }));
  });

  it('restores reason, note and moment of the status it goes back to', async () => {
    const held = { status: 'On Hold', statusReason: 'Permit', statusNote: 'City hall', statusAt: 5 } as const;
    const { user, store } = open(held);
    await user.click(await screen.findByRole('button', { name: /Status: On Hold/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Scheduled' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ status: 'Scheduled', statusReason: '' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(jobOf(store)).toMatchObject({ ...held, statusAt: { $instant: 5 }, previousStatus: '' }),
    );
    expect(await screen.findByRole('button', { name: /Status: On Hold/ })).toBeVisible();
  });

  it('ticks, adds and reorders its checklist', async () => {
    const { user, store } = open({
      checklist: [
        { id: 'a', text: 'Tarp the garden' },
        { id: 'b', text: 'Order the dumpster' },
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Tarp the garden' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ stepsDone: ['a'] }));
    await user.click(screen.getByRole('button', { name: 'Move up: Order the dumpster' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ checklist: [{ id: 'b' }, { id: 'a' }] }));
    await user.click(screen.getByRole('textbox', { name: 'New step' }));
    await user.paste('Call the inspector');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(jobOf(store)).toMatchObject({
        checklist: [{}, {}, { text: 'Call the inspector' }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove: Tarp the garden' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ checklist: [{ id: 'b' }, {}], stepsDone: [] }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ stepsDone: ['a'] }));
    expect(screen.getByRole('checkbox', { name: 'Tarp the garden' })).toBeChecked();
  });

  it('appends the steps of a template that it lacks', async () => {
    const template = { id: 't', name: 'Tear-off day', jobType: '', steps: ['tarp the garden', 'Strip'] };
    const other = { ...template, id: 'o', name: 'Full', jobType: 'Gutter', steps: ['Tarp the garden'] };
    const { user, store } = open(
      { checklist: [{ id: 'a', text: 'Tarp the garden' }], stepsDone: ['a'] },
      { rows: { Settings: [makeSettings({ ...mine, taskTemplates: [other, template] })] } },
    );
    await user.click(await screen.findByRole('button', { name: 'Add steps from a template' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Tear-off day1', 'FullAll its steps are there.']);
    await user.click(screen.getByRole('menuitem', { name: /^Tear-off day/ }));
    const steps = [{ id: 'a', text: 'Tarp the garden' }, { text: 'Strip' }];
    await waitFor(() => expect(jobOf(store)).toMatchObject({ checklist: steps }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ checklist: steps.slice(0, 1) }));
  });

  it('keeps material, permit and warranty', async () => {
    const { user, store } = open({ roof: { permit: 'R-2026-118' } });
    expect(await screen.findByText('R-2026-118')).toBeVisible();
    const edit = async (label: string, text: string) => {
      await user.click(screen.getByRole('button', { name: new RegExp(label) }));
      await user.type(screen.getByLabelText(label), `${text}{Enter}`);
    };
    await edit('Material', 'Architectural shingle');
    await edit('Permit issued', '2026-11-20');
    const roof = { permit: 'R-2026-118', material: 'Architectural shingle', permitIssued: '2026-11-20' };
    await waitFor(() => expect(jobOf(store)).toMatchObject({ roof }));
    expect(await screen.findByText('Fri, Nov 20')).toBeVisible();
  });

  it('accepts squares with decimals, by comma too, and refuses other text', async () => {
    const { user, store } = open({ squares: 28 });
    await user.click(await screen.findByRole('button', { name: /Squares/ }));
    const field = await screen.findByLabelText('Squares');
    await user.clear(field);
    await user.type(field, 'about 24{Enter}');
    expect(await screen.findByText('Write a number up to 100,000, like 24.33.')).toBeVisible();
    expect(jobOf(store)).toMatchObject({ squares: 28 });
    await user.clear(field);
    await user.type(field, '24,33{Enter}');
    await waitFor(() => expect(jobOf(store)).toMatchObject({ squares: 24.33 }));
    expect(screen.getByRole('button', { name: /Squares: 24\.33/ })).toBeVisible();
  });

  const crew = { user: { isAdmin: false, permissionLevel: ['jobs:view'] } };
  const steps = [{ id: 'a', text: 'Tarp the garden' }];

  it('lets the crew tick steps off and note measures, and nothing else of the list', async () => {
    const { user, store } = open({ assignees: [OWNER], checklist: steps }, crew);
    await user.click(await screen.findByRole('checkbox', { name: 'Tarp the garden' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ stepsDone: ['a'] }));
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'New step' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Waste/ }));
    await user.type(await screen.findByLabelText('Waste (%)'), '12.5{Enter}');
    await waitFor(() => expect(jobOf(store)).toMatchObject({ waste: 12.5 }));
  });

  it('shows a reported problem until it is solved', async () => {
    const problem = { problem: 'Rotten decking.', problemAt: NOW, problemBy: 'tom' };
    const { user, store } = open(problem);
    expect(
      await screen.findByText('Problem: Rotten decking. – Tom Ortiz, Mon, Nov 23, 9:40 am'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Solved' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ problem: '', problemAt: null, problemBy: '' }));
  });

  it('offers to move the tracker once work has started, unless it moves by itself', async () => {
    const { user, store, unmount } = open({ status: 'In Progress' });
    await user.click(await screen.findByRole('button', { name: 'Move it to In Progress' }));
    await waitFor(() =>
      expect(store.server.read({ collection: 'Trackers', id: 'tracker-1' })).toMatchObject({
        status: 'In Progress',
      }),
    );
    unmount();
    open(
      { status: 'In Progress' },
      { rows: { Settings: [makeSettings({ ...mine, workMovesTracker: true })] } },
    );
    expect(await screen.findByRole('link', { name: 'Full replacement, 12 Elm Street' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move it to In Progress' })).not.toBeInTheDocument();
  });

  it('has call, text and route at the top on a phone', async () => {
    narrowWindow();
    open({ phone: '+12185550142', streetAddress: '12 Elm Street' });
    const call = await screen.findByRole('link', { name: 'Call' });
    const tabs = screen.getByRole('link', { name: /Overview/ });
    expect(call.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Route' })).toHaveLength(1);
  });

  it("disables reports that are not the viewer's", async () => {
    open(
      { assignees: ['tom'], checklist: steps },
      { user: { ...crew.user, permissionLevel: ['jobs:view', 'scope:all'] } },
    );
    expect(await screen.findByRole('checkbox', { name: 'Tarp the garden' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Squares/ })).toBeDisabled();
  });

  it('shows a note of the customer to the crew when the office chooses to', async () => {
    const customer = makeCustomer({ ...mine, uuid: 'customer-1', notes: 'Gate code 4711' });
    const { user, store } = open({ instructions: 'Ring twice' }, { rows: { Customers: [customer] } });
    await user.click(await screen.findByRole('button', { name: 'Show to the crew' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ instructions: 'Ring twice\n\nGate code 4711' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show to the crew' })).toBeNull());
  });

  it('says so when the instructions have no room for a note, and leaves them', async () => {
    const customer = makeCustomer({ ...mine, uuid: 'customer-1', notes: 'Gate code 4711' });
    const instructions = 'x'.repeat(maxLengthOf(jobShape, 'instructions') - 5);
    const { user, store } = open({ instructions }, { rows: { Customers: [customer] } });
    await user.click(await screen.findByRole('button', { name: 'Show to the crew' }));
    expect(await screen.findByText(/have no room for this note/)).toBeVisible();
    expect(jobOf(store)).toMatchObject({ instructions });
  });

  it('takes over access notes that the office typed at the customer later', async () => {
    const customer = makeCustomer({ ...mine, uuid: 'customer-1', accessNotes: 'Gate code 4711' });
    const { user, store } = open({}, { rows: { Customers: [customer] } });
    await user.click(await screen.findByRole('button', { name: 'Show these access notes to the crew' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ accessNotes: 'Gate code 4711' }));
    expect(await screen.findByRole('textbox', { name: 'Access notes' })).toHaveValue('Gate code 4711');
  });

  it('shows access notes to a field worker, who does not edit them', async () => {
    open({ accessNotes: 'Gate code 4711', assignees: ['person-1'] }, crew);
    expect(await screen.findByText('Gate code 4711')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Access notes' })).not.toBeInTheDocument();
  });

  it('keeps unsaved instructions while the user looks elsewhere', async () => {
    sessionStorage.clear();
    const { user, store } = open({ instructions: 'Ring twice' });
    const field = await screen.findByLabelText('Instructions for the crew');
    await user.click(field);
    await user.paste(', then knock');
    await user.click(screen.getByRole('link', { name: /Timeline/ }));
    await user.click(screen.getByRole('link', { name: /Overview/ }));
    expect(await screen.findByLabelText('Instructions for the crew')).toHaveValue('Ring twice, then knock');
    await user.click(screen.getByRole('button', { name: 'Save instructions' }));
    expect(jobOf(store)).toMatchObject({ instructions: 'Ring twice, then knock' });
    expect(screen.queryByRole('button', { name: 'Save instructions' })).not.toBeInTheDocument();
  });

  it('asks whose instructions stay when another user changed them meanwhile', async () => {
    const { user, store } = open({ instructions: 'Use the back gate' });
    await user.click(await screen.findByRole('textbox', { name: 'Instructions for the crew' }));
    await user.paste('!');
    changeElsewhere(store, { instructions: 'Ring first' });
    expect(await screen.findByText(/Someone changed this to “Ring first”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save instructions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save instructions' }));
    expect(jobOf(store)).toMatchObject({ instructions: 'Use the back gate!' });
  });

  it('asks whose title stays, and follows untouched fields', async () => {
    const { user, store } = open({ title: 'Install', city: 'Waco' });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Title, type and address/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Title, type and address' }));
    await user.click(dialog.getByRole('textbox', { name: 'Title' }));
    await user.paste(' today');
    changeElsewhere(store, { title: 'Install, phase 2', city: 'Plano', updatedBy: 'tom' });
    expect(await dialog.findByText(/Tom Ortiz changed this to “Install, phase 2”/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Plano');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Choose whose change stays/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ title: 'Install today', city: 'Plano' }));
  });

  it('offers only its job sheet to users who may only read it', async () => {
    const { user } = open(
      { assignees: [OWNER] },
      { user: { isAdmin: false, permissionLevel: ['jobs:view'] } },
    );
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Job sheet (PDF)…']);
    await user.click(screen.getByRole('menuitem', { name: 'Job sheet (PDF)…' }));
    expect(await screen.findByRole('dialog', { name: 'Job sheet' })).toBeVisible();
  });

  it('reports a missing connection once, for all of it or for its parts', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = memoryStoreWith({ Settings: [makeSettings(mine)] });
    store.goOffline();
    renderRoutes(jobRoutes, paths.job('job-1'), { store });
    expect(await screen.findByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    act(() =>
      store.server.put({ collection: 'Jobs', id: 'job-1' }, encodeFields(jobShape.fields, makeJob(mine))),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Install, 12 Elm Street' })).toBeVisible();
    expect(await screen.findByText(/^No connection\. What is not here yet shows/)).toBeVisible();
    expect(screen.getByText('Visits: not on this device yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => store.goOnline());
    expect(await screen.findByRole('button', { name: /Plan (a )?visit/ })).toBeVisible();
    expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument();
  });

  it('shows its own history and that of its visits, whatever tracker they name', async () => {
    const entry = { ...mine, trackerId: '', customerId: '', noun: 'job', createdAt: NOW } as const;
    const ofVisit = { ...entry, noun: 'visit', trackerId: 'tracker-1', timelineId: 'job-1' } as const;
    open(
      {},
      {
        tab: 'timeline',
        rows: {
          Activity: [
            makeActivity({ ...entry, uuid: 'a1', recordId: 'job-1', body: 'Of this job' }),
            makeActivity({ ...entry, uuid: 'a2', recordId: 'job-2', body: 'Of another job' }),
            makeActivity({ ...ofVisit, uuid: 'a3', recordId: 'visit-1', body: 'Of a visit that is gone' }),
          ],
        },
      },
    );
    expect(await screen.findByText('Of this job')).toBeVisible();
    expect(screen.getByText('Of a visit that is gone')).toBeVisible();
    expect(screen.queryByText('Of another job')).not.toBeInTheDocument();
  });
});

describe('visits', () => {
  const planned = makeVisit({ ...mine, start: NOW + DAY, end: NOW + DAY + 4 * HOUR, crew: ['tom'] });

  it('are planned with a crew; the job follows in the same batch', async () => {
    const { user, store } = open({ assignees: ['marcus'] });
    await user.click((await screen.findAllByRole('button', { name: /Plan (a )?visit/ }))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Plan a visit' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Crew' }));
    await user.click(await screen.findByRole('option', { name: 'Tom Ortiz' }));
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Plan visit' }));
    // 8:00 am to 4:00 pm on the expected start, in the business's zone.
    const start = { $instant: Date.UTC(2026, 10, 30, 14) };
    const end = { $instant: Date.UTC(2026, 10, 30, 22) };
    await waitFor(() =>
      expect(visitsOf(store)).toMatchObject([
        { start, end, crew: ['tom'], jobId: 'job-1', status: 'Planned' },
      ]),
    );
    expect(jobOf(store)).toMatchObject({ status: 'Scheduled', plannedStart: start, plannedEnd: end });
    expect(jobOf(store)?.['assignees']).toEqual(['tom', 'marcus']);
  });

  it("follow another user's changes while one is edited, and ask about the same field", async () => {
    const { user, store } = open({}, { rows: { Visits: [planned] } });
    const visit = { collection: 'Visits', id: planned.uuid };
    await user.click(await screen.findByRole('button', { name: /^Change the visit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the visit' }));
    await user.click(dialog.getByRole('textbox', { name: 'Line for the client' }));
    await user.paste('Keep the dog in.');
    const before = store.server.read(visit);
    act(() => store.server.put(visit, { ...before, title: 'Gutters', crew: ['rosa'], updatedBy: 'rosa' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'What is done' })).toHaveValue('Gutters'));
    act(() => store.server.put(visit, { ...store.server.read(visit), clientNote: 'Move cars.' }));
    expect(await dialog.findByText(/Rosa Lee changed this to “Move cars\.”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(store.server.read(visit)).toMatchObject({
        title: 'Gutters',
        crew: ['rosa'],
        clientNote: 'Keep the dog in.',
      }),
    );
  });

  it('warn about a crew member who is elsewhere at the time', async () => {
    const elsewhere = makeVisit({
      ...mine,
      uuid: 'visit-2',
      jobId: 'job-2',
      title: 'Repair, 9 Oak Street',
      crew: ['tom'],
      start: planned.start + HOUR,
      end: planned.end + HOUR,
    });
    const { user } = open({}, { rows: { Visits: [planned, elsewhere] } });
    await user.click(await screen.findByRole('button', { name: /Change the visit/ }));
    expect(await screen.findByText(/Tom Ortiz is at Repair, 9 Oak Street/)).toBeVisible();
  });

  it('warn about a crew member who has the day off', async () => {
    const off = makeEvent({
      ...mine,
      assignees: ['tom'],
      person: 'tom',
      title: 'Family',
      timeOff: true,
      privacy: 'business',
      allDay: true,
      firstDay: '2026-11-24',
      lastDay: '2026-11-24',
      start: planned.start - 8 * HOUR,
      end: planned.end,
    });
    const { user } = open({}, { rows: { Visits: [planned], Events: [off] } });
    await user.click(await screen.findByRole('button', { name: /Change the visit/ }));
    expect(await screen.findByText(/Tom Ortiz is off: Family, /)).toBeVisible();
  });

  it('start and end with the crew’s own reports, and take the job along', async () => {
    const { user, store } = open({ status: 'Scheduled' }, { rows: { Visits: [planned] } });
    await user.click(await screen.findByRole('button', { name: /Status: Planned/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Working' }));
    await waitFor(() =>
      expect(visitsOf(store)).toMatchObject([{ status: 'Working', startedAt: { $instant: NOW } }]),
    );
    expect(jobOf(store)).toMatchObject({ status: 'In Progress' });
    await user.click(await screen.findByRole('button', { name: /Status: Working/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
    await waitFor(() =>
      expect(visitsOf(store)).toMatchObject([{ status: 'Done', endedAt: { $instant: NOW } }]),
    );
  });

  it('show since when a crew works, and how long they worked', async () => {
    const working = { ...planned, status: 'Working' as const, startedAt: NOW };
    const { store } = open({}, { rows: { Visits: [working] } });
    expect(await screen.findByText('At work since Mon, Nov 23, 9:40 am')).toBeVisible();
    const ref = { collection: 'Visits', id: planned.uuid };
    const endedAt = { $instant: NOW + HOUR };
    act(() => store.server.put(ref, { ...store.server.read(ref), status: 'Done', endedAt }));
    expect(await screen.findByText('Worked Mon, Nov 23, 9:40–10:40 am')).toBeVisible();
  });

  it('offer to complete the job when all of them are done', async () => {
    const done = { ...planned, status: 'Done' as const, startedAt: NOW, endedAt: NOW };
    const { user, store } = open({ status: 'In Progress' }, { rows: { Visits: [done] } });
    await user.click(await screen.findByRole('button', { name: 'Complete the job' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ status: 'Completed' }));
  });

  it('leave the plan when they are cancelled, and the job waits again', async () => {
    const { user, store } = open(
      { status: 'Scheduled', plannedStart: planned.start, plannedEnd: planned.end },
      { rows: { Visits: [planned] } },
    );
    await user.click(await screen.findByRole('button', { name: /Status: Planned/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
    await waitFor(() =>
      expect(jobOf(store)).toMatchObject({ status: 'Unscheduled', plannedStart: null, plannedEnd: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(jobOf(store)).toMatchObject({ status: 'Scheduled', plannedStart: { $instant: planned.start } }),
    );
  });

  it('are reported by the crew without the right to edit, and nothing else is', async () => {
    const own = makeVisit({ ...planned, assignees: [OWNER], crew: [OWNER] });
    const locked = {
      id: 'gate',
      noun: 'job',
      status: 'Scheduled',
      label: 'Gate locked',
      colour: 'grey',
    } as const;
    const { user, store } = open(
      { status: 'Scheduled', assignees: [OWNER], plannedStart: 1, plannedEnd: 2 },
      {
        rows: { Visits: [own], Settings: [makeSettings({ ...mine, subStatuses: [locked] })] },
        user: { isAdmin: false, permissionLevel: ['jobs:view'] },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Choose a sub-status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Gate locked' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ subStatus: 'gate' }));
    await user.click(await screen.findByRole('button', { name: /Status: Planned/ }));
    expect(screen.queryByRole('menuitem', { name: 'Cancelled' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'On The Way' }));
    await waitFor(() =>
      expect(jobOf(store)).toMatchObject({
        status: 'On The Way',
        subStatus: '',
        plannedStart: { $instant: 1 },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Plan visit' })).not.toBeInTheDocument();
  });
});
