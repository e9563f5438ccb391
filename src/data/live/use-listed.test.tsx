import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/domain/session/session';
import { ALL_JOBS } from '@/domain/jobs/job-filters';
import type { JobFilters } from '@/domain/jobs/job-filters';
import type { Job } from '@/domain/jobs/job';
import { makeJob, makeTracker } from '@tests/factories/records';
import { jobList, openJobs } from '../jobs/job-list';
import { createJob, jobIntents } from '../jobs/jobs';
import type { MemoryStore } from '../store/memory/memory-store';
import { useViewer } from '../session/use-session';
import { memoryStoreWith, renderWithData, TEST_UID } from '../testing/render-with-data';
import { useCommit } from '../runtime/use-commit';
import { useListed } from './use-listed';

const mine = { owner: TEST_UID };

/** More jobs than a page, whose customers' order differs from the order of the plan. */
const many = (count: number, over: Partial<Job> = {}) =>
  Array.from({ length: count }, (_, at) =>
    makeJob({
      ...mine,
      uuid: `job-${at}`,
      number: at + 100,
      title: `Title${at}`,
      customerName: `Customer ${String((at * 37) % count).padStart(3, '0')}`,
      plannedStart: at,
      ...over,
    }),
  );

/** A store that counts the rows it delivers. */
function counted(rows: readonly Job[]): { readonly store: MemoryStore; readonly read: () => number } {
  const inner = memoryStoreWith({ Jobs: rows });
  const seen = new Set<string>();
  const store: MemoryStore = {
    ...inner,
    watch: (spec, next, fail) =>
      inner.watch(
        spec,
        (result) => {
          for (const { id } of result.rows) seen.add(`${JSON.stringify(spec.where)} ${id}`);
          next(result);
        },
        fail,
      ),
  };
  return { store, read: () => seen.size };
}

function List({ filters }: { filters: Partial<JobFilters> }) {
  const viewer = useViewer();
  const commit = useCommit();
  const [search, setSearch] = useState(filters.search ?? '');
  const asked = { ...ALL_JOBS, ...filters, search };
  const list = useListed(jobList, { ...openJobs(viewer, asked, 1), search: asked.search, fits });
  const { status, rows, read } = list;
  const words = [
    status,
    `${read} read`,
    ...(list.hasMore ? ['more'] : []),
    ...(list.moreOnAsking ? ['on asking'] : []),
    ...(list.isOrdered ? [] : ['not in order']),
  ];
  const typed = {
    title: 'New',
    jobType: '',
    instructions: '',
    accessNotes: '',
    checklist: [],
    amount: null,
    ...noMeasures,
  };
  return (
    <>
      <p>{words.join(', ')}</p>
      <button onClick={list.loadMore}>More</button>
      <button onClick={() => setSearch('title7')}>Search for title7</button>
      <button onClick={() => setSearch('chimney')}>Search for the chimney</button>
      <button onClick={() => commit(createJob(viewer, makeTracker(mine), typed, 1).intent)}>Add a job</button>
      {rows.map((job) => (
        <button
          key={job.uuid}
          data-testid="row"
          data-pending={list.pendingIds.has(job.uuid)}
          onClick={() => commit(jobIntents.change(viewer, job, { title: 'Chimney' }))}
        >
          {job.customerName}
        </button>
      ))}
    </>
  );
}

const noMeasures = { squares: null, pitch: '', layers: null, waste: null, linearFeet: null };
const fits = () => true;
const names = () => screen.queryAllByTestId('row').map((row) => row.textContent);

function open(store: MemoryStore, filters: Partial<JobFilters>, user: Partial<SessionUser> = {}) {
  return renderWithData(<List filters={filters} />, { store, user });
}

describe('a list in an order', () => {
  it.each([
    [false, 'Customer 000', 'Customer 001'],
    [true, 'Customer 109', 'Customer 108'],
  ])('is in it over all pages, descending %s', async (descending, first, second) => {
    const { store, read } = counted(many(110));
    open(store, { order: { by: 'customer', descending } });
    expect(await screen.findByText('ready, 40 read, more')).toBeVisible();
    expect(names().slice(0, 2)).toEqual([first, second]);
    expect(read()).toBe(40);
    act(() => screen.getByText('More').click());
    expect(await screen.findByText('ready, 110 read')).toBeVisible();
    const sorted = names().toSorted();
    expect(names()).toEqual(descending ? sorted.toReversed() : sorted);
  });

  it('keeps records that share a place apart, by their id', async () => {
    const { store } = counted(many(110, { customerName: 'Same' }));
    open(store, { order: { by: 'customer', descending: true } });
    await screen.findByText('ready, 40 read, more');
    act(() => screen.getByText('More').click());
    expect(await screen.findByText('ready, 110 read')).toBeVisible();
    expect(names()).toHaveLength(110);
  });
});

describe('a search', () => {
  it('finds what no page holds that was read, and reads little', async () => {
    const { store, read } = counted(many(300));
    open(store, { search: 'title299' });
    expect(await screen.findByText(/^ready/)).toBeVisible();
    expect(names()).toHaveLength(1);
    expect(read()).toBeLessThanOrEqual(30);
  });

  it('narrows what is there until the store answers', async () => {
    const { store } = counted(many(20));
    const silent: MemoryStore = {
      ...store,
      watch: (spec, next, fail) =>
        spec.where.some(({ field }) => field === 'find') ? () => undefined : store.watch(spec, next, fail),
    };
    open(silent, {});
    expect(await screen.findByText('ready, 20 read')).toBeVisible();
    act(() => screen.getByText('Search for title7').click());
    expect(names()).toEqual(['Customer 019']);
    expect(screen.getByText('ready, 0 read, more, on asking')).toBeVisible();
  });

  it('without matches reads only records that share a word', async () => {
    const { store, read } = counted(many(300));
    open(store, { search: 'customer nowhere' });
    expect(await screen.findByText(/^ready/)).toBeVisible();
    expect(names()).toEqual([]);
    expect(read()).toBeLessThanOrEqual(60);
  });

  it('with more than a page says so, and is in order only once it is whole', async () => {
    const { store } = counted(many(70));
    open(store, { search: 'customer', order: { by: 'customer', descending: true } });
    expect(await screen.findByText('ready, 30 read, more, on asking, not in order')).toBeVisible();
    act(() => screen.getByText('More').click());
    await waitFor(() => expect(names()).toHaveLength(70));
    expect(names()[0]).toBe('Customer 069');
  });

  it('of a user with limits covers all of their own records', async () => {
    const own = { assignees: [TEST_UID] };
    const { store } = counted([
      ...many(160, own),
      makeJob({ ...mine, ...own, uuid: 'far', title: 'Belfry', plannedStart: 9_999 }),
      makeJob({ ...mine, uuid: 'others', title: 'Belfry', assignees: ['ann'] }),
    ]);
    open(store, { search: 'belfry' }, { companyUser: true, isAdmin: false, permissionLevel: ['jobs:view'] });
    await waitFor(() => expect(names()).toEqual(['Marta Okafor']));
    expect(screen.getByText('ready, 161 read, on asking')).toBeVisible();
  });

  it('finds an own change that the server does not have', async () => {
    const { store } = counted(many(3));
    open(store, { search: 'title1' });
    await waitFor(() => expect(names()).toHaveLength(1));
    act(() => store.goOffline());
    act(() => screen.getByTestId('row').click());
    await waitFor(() => expect(names()).toEqual([]));
    act(() => screen.getByText('Search for the chimney').click());
    await waitFor(() => expect(names()).toEqual(['Customer 001']));
    expect(screen.getByTestId('row')).toHaveAttribute('data-pending', 'true');
  });
});

it('shows a new record, which functions have not seen, in an order of theirs', async () => {
  const { store } = counted(many(3));
  open(store, { order: { by: 'number', descending: false } });
  await waitFor(() => expect(names()).toHaveLength(3));
  act(() => store.goOffline());
  act(() => screen.getByText('Add a job').click());
  await waitFor(() => expect(names()).toHaveLength(4));
});
