import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { createLiveTable } from './live-table';

type Listener = {
  readonly question: string;
  readonly next: (data: number) => void;
  readonly fail: (error: AppError) => void;
  isOpen: boolean;
};

const HOLD = 10_000;

function setUp() {
  const listeners: Listener[] = [];
  const table = createLiveTable<string, number>({
    keyOf: (question) => question,
    holdMs: HOLD,
    listen: (question, next, fail) => {
      const listener: Listener = { question, next, fail, isOpen: true };
      listeners.push(listener);
      return () => {
        listener.isOpen = false;
      };
    },
  });
  const last = () => {
    const listener = listeners.at(-1);
    if (!listener) throw new Error('Nobody listens.');
    return listener;
  };
  return { table, listeners, last };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const nobody = () => undefined;

describe('a live table', () => {
  it('opens one listener for all readers of a query, and one for another query', () => {
    const { table, listeners } = setUp();
    table.source('a').subscribe(nobody);
    table.source('a').subscribe(nobody);
    table.source('b').subscribe(nobody);
    expect(listeners.map((one) => one.question)).toEqual(['a', 'b']);
  });

  it('notifies every reader, and gives a new one the last data at once', () => {
    const { table, last } = setUp();
    const reader = vi.fn();
    table.source('a').subscribe(reader);
    last().next(1);
    expect(reader).toHaveBeenCalledOnce();
    expect(table.source('a').get()).toMatchObject({ status: 'ready', data: 1, error: null });
  });

  it('gives the same state object until something changes', () => {
    const { table, last } = setUp();
    const source = table.source('a');
    source.subscribe(nobody);
    last().next(1);
    expect(source.get()).toBe(table.source('a').get());
  });

  it('opens nothing by being read only', () => {
    const { table, listeners } = setUp();
    expect(table.source('a').get()).toMatchObject({ status: 'loading', data: null });
    expect(listeners).toEqual([]);
  });

  it('holds a listener after its last reader, so that a new reader opens no second one', () => {
    const { table, listeners } = setUp();
    const source = table.source('a');
    source.subscribe(nobody)();
    vi.advanceTimersByTime(HOLD - 1);
    source.subscribe(nobody);
    vi.advanceTimersByTime(HOLD * 2);
    expect(listeners).toMatchObject([{ isOpen: true }]);
    expect(table.openCount()).toBe(1);
  });

  it('has no listener left once the hold is over', () => {
    const { table, listeners } = setUp();
    const leaves = ['a', 'a', 'b'].map((question) => table.source(question).subscribe(nobody));
    for (const leave of leaves) leave();
    vi.advanceTimersByTime(HOLD);
    expect(listeners.some((one) => one.isOpen)).toBe(false);
    expect(table.openCount()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('drops held listeners at once, and keeps those with readers', () => {
    const { table, listeners } = setUp();
    table.source('held').subscribe(nobody)();
    table.source('read').subscribe(nobody);
    table.dropUnread();
    expect(listeners.map(({ question, isOpen }) => [question, isOpen])).toEqual([
      ['held', false],
      ['read', true],
    ]);
    vi.advanceTimersByTime(HOLD);
    expect(table.openCount()).toBe(1);
    table.source('held').subscribe(nobody);
    expect(listeners).toHaveLength(3);
  });

  it('unsubscribes once, however often it is called', () => {
    const { table } = setUp();
    const leave = table.source('a').subscribe(nobody);
    table.source('a').subscribe(nobody);
    leave();
    leave();
    vi.advanceTimersByTime(HOLD);
    expect(table.openCount()).toBe(1);
  });

  it('keeps data through an error, drops it when refused, and starts again on retry', () => {
    const { table, listeners, last } = setUp();
    const source = table.source('a');
    source.subscribe(nobody);
    last().next(1);
    last().fail(new AppError('unavailable'));
    expect(source.get()).toMatchObject({ status: 'error', data: 1, error: { code: 'unavailable' } });
    source.get().retry();
    expect(source.get()).toMatchObject({ status: 'loading', data: null, error: null });
    last().next(2);
    last().fail(new AppError('denied'));
    expect(source.get()).toMatchObject({ status: 'denied', data: null });
    expect(listeners).toHaveLength(2);
    expect(table.openCount()).toBe(0);
  });

  it('ignores late deliveries of a stopped listener', () => {
    const { table, listeners, last } = setUp();
    const source = table.source('a');
    source.subscribe(nobody);
    last().fail(new AppError('unavailable'));
    source.get().retry();
    listeners[0]?.next(9);
    expect(source.get()).toMatchObject({ status: 'loading', data: null });
  });

  it('closes everything at once, starts nothing while closed, and comes back when reopened', () => {
    const { table, listeners, last } = setUp();
    const read = table.source('a');
    const reader = vi.fn();
    read.subscribe(reader);
    table.source('held').subscribe(nobody)();
    last().next(1);
    table.closeAll();
    expect(listeners.some((one) => one.isOpen)).toBe(false);
    expect(read.get()).toMatchObject({ status: 'loading', data: null });
    table.source('late').subscribe(nobody);
    expect(table.openCount()).toBe(0);
    table.reopen();
    expect(table.openCount()).toBe(2);
    last().next(3);
    expect(reader).toHaveBeenCalled();
  });

  it('listens again on refresh, and shows the last data meanwhile', () => {
    const { table, listeners, last } = setUp();
    const source = table.source('a');
    source.subscribe(nobody);
    last().next(1);
    table.refresh((question) => question === 'a');
    expect(listeners).toMatchObject([{ isOpen: false }, { isOpen: true }]);
    expect(source.get()).toMatchObject({ status: 'ready', data: 1 });
    last().next(2);
    expect(source.get().data).toBe(2);
  });
});
