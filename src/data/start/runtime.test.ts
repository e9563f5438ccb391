import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { encodeFields } from '@/domain/core/record-codec';
import { initialOf } from '@/domain/core/shape';
import { companyShape } from '@/domain/company/company';
import { blankUser, userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import type { Doc } from '@/domain/core/value';
import { createDeviceRoom } from '../base/device-room';
import { askServer } from '../journal/ask-server';
import { FRESH } from '../journal/kept/entry';
import { createFailoverStorage } from '../journal/kept/failover-storage';
import { createJournal } from '../journal/journal';
import { createWindowStorage } from '../journal/kept/journal-storage';
import type { Change } from '../journal/journal-parts';
import { joinNoTabs } from '../journal/lone-tab';
import { leavable } from '../journal/open-journal';
import { notTaken } from '../journal/not-taken';
import type { TabMessage } from '../journal/tabs';
import { createRuntime } from './runtime';
import type { AuthDoor } from '../session/auth-door';
import { logout } from '../session/auth';
import { keepOnDevice } from '../session/sign-in-methods';
import type { Asked } from '../live/live-store';
import type { Account, Session } from '../session/session';
import { watchPerson } from '../session/watch-person';
import type { LastPerson } from '../session/watch-person';
import { steadySignal } from '../base/signal';
import { SETTLE_MS } from './stage';
import { createFailoverStore } from '../store/failover-store';
import { createMemoryServer } from '../store/memory/memory-server';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore, MemoryStoreOptions } from '../store/memory/memory-store';
import { createFillingStore } from '../testing/filling-store';

const ann: Account = {
  uid: 'ann',
  email: 'ann@example.com',
  phone: '',
  displayName: 'Ann Archer Smith',
  providers: ['password'],
  isEmailVerified: true,
  isVerified: true,
  signedInAt: 1_000,
};

const storedUser = (changes: Partial<UserRecord> = {}): Doc =>
  encodeFields(userShape.fields, { ...blankUser('ann', 'ann@example.com', 0), ...changes });

const storedCompany = (administrator: readonly string[]): Doc =>
  encodeFields(companyShape.fields, {
    ...initialOf(companyShape.fields),
    uuid: 'acme',
    name: 'Acme',
    administrator,
  });

const userRef = { collection: COLLECTIONS.users, id: 'ann' };
const companyRef = { collection: COLLECTIONS.companies, id: 'acme' };

const rename = (name: string): Change => ({
  name: 'editProfile',
  label: 'Profile saved',
  writes: [{ kind: 'patch', ref: userRef, fields: { userFirstName: name } }],
});

function refuse(): Promise<never> {
  return Promise.reject(new AppError('unavailable'));
}

/** A session over memory: `tell` acts as the sign-in service, `stores` are the opened ones. */
function start(
  docs: MemoryStoreOptions['docs'] = {},
  options: MemoryStoreOptions = {},
  device: {
    readonly isOffline?: boolean;
    readonly isOwn?: boolean;
    readonly isUnsentElsewhere?: boolean;
    /** What the device kept of users, by their ids. */
    readonly last?: Map<string, ReturnType<LastPerson['read']>>;
    /** What the screen asked first at its last start. */
    readonly asked?: Asked;
    readonly isStuck?: boolean;
  } = {},
) {
  const server = createMemoryServer({ ...options, docs });
  const stores: MemoryStore[] = [];
  let tellAccount = (_account: Account | null): void => undefined;
  const signOut = vi.fn(async () => tellAccount(null));
  const keepOn = vi.fn(() => Promise.resolve());
  const auth: AuthDoor = {
    watch: (onAccount) => {
      tellAccount = onAccount;
      return () => undefined;
    },
    registerWithEmail: refuse,
    loginWithEmail: refuse,
    loginWithPopup: refuse,
    startPhone: refuse,
    sendVerification: refuse,
    setEmail: refuse,
    refreshVerification: refuse,
    applyActionCode: refuse,
    sendReset: refuse,
    readCode: refuse,
    methods: refuse,
    keepOn,
    idToken: refuse,
    signOut,
  };
  const files = new Map<string, string>();
  const opened: (string | null)[] = [];
  const forgetWindow = vi.fn();
  const kept = { ...createWindowStorage(), isLasting: device.isOwn === true };
  const room = createDeviceRoom();
  const storage = createFailoverStorage(kept, createWindowStorage(), room);
  let fill = (): void => undefined;
  /** This tab's messages to the others, and the way to send it one. */
  const told: TabMessage[] = [];
  let hear = (_message: 'leaving' | 'staying'): void => undefined;
  const runtime = createRuntime({
    auth,
    loadWatch: async () => (store, account, listeners) =>
      watchPerson(store, account, listeners, {
        read: (uid) => last.get(uid) ?? null,
        keep: (person) => last.set(person.record.uuid, person),
      }),
    forgetWindow,
    firstAsked: () => ({ asked: device.asked ?? null, keep: () => undefined }),
    forgetLastPerson: (exceptUid) => {
      for (const uid of last.keys()) if (uid !== exceptUid) last.delete(uid);
    },
    openStore: async (account) => {
      // Firestore refuses a second client on the same app: the previous one must be closed.
      for (const store of stores)
        await expect(store.page(anything)).rejects.toMatchObject({ code: 'unavailable' });
      opened.push(account?.uid ?? null);
      if (device.isStuck) return new Promise<never>(() => undefined);
      const open = () => {
        const store = createMemoryStore({ ...options, server });
        if (device.isOffline) store.goOffline();
        stores.push(store);
        return store;
      };
      if (!device.isOwn || !account || room.loss()) return open();
      const first = createFillingStore(open());
      fill = first.fill;
      return createFailoverStore({
        first,
        openSecond: open,
        room,
        notTaken: async (store, batches) => notTaken(batches, await askServer(store, batches)),
        hasRoom: async () => true,
      });
    },
    openJournal: async ({ uid, store, onTaken, onMessage }) => {
      const tab = {
        ...joinNoTabs(uid, () => undefined),
        tell: (message: TabMessage) => told.push(message),
        othersSent: async () => !device.isUnsentElsewhere,
      };
      hear = (message) => onMessage(message);
      return leavable({
        uid,
        journal: createJournal({ uid, store, storage, room, tab, signal: steadySignal, onTaken }),
        tab,
        files: {
          unfinished: async (who) => files.get(who) ?? null,
          waiting: async () => 0,
          forget: async () => files.clear(),
        },
      });
    },
  });
  const seen: Session['state'][] = [];
  const { last = new Map<string, ReturnType<LastPerson['read']>>() } = device;
  onTestFinished(runtime.subscribe(() => seen.push(runtime.get().session.state)));
  const until = async <S extends Session['state']>(state: S): Promise<Extract<Session, { state: S }>> =>
    await vi.waitFor(() => {
      const { session } = runtime.get();
      if (session.state !== state) throw new Error(`The session is ${session.state}.`);
      return session as Extract<Session, { state: S }>;
    });
  return {
    runtime,
    server,
    stores,
    opened,
    forgetWindow,
    files,
    seen,
    signOut,
    keepOn,
    until,
    told,
    kept,
    fill: () => fill(),
    hear: (message: 'leaving' | 'staying') => hear(message),
    tell: (account: Account | null) => tellAccount(account),
  };
}

const anything = { collection: COLLECTIONS.users, where: [], orderBy: [], limit: 1 };

describe('the session', () => {
  it('is unknown until the sign-in service has answered, never signed out for a moment', async () => {
    const { runtime, seen, tell, until } = start({ Users: { ann: storedUser() } });
    expect(runtime.get().session.state).toBe('starting');
    tell(ann);
    await until('signedIn');
    expect(seen).not.toContain('signedOut');
  });

  it('is signed out without an account, and opens no store before a query', async () => {
    const { runtime, tell, until, opened } = start();
    tell(null);
    expect(await until('signedOut')).toEqual({ state: 'signedOut', pendingUser: null });
    expect(opened).toEqual([]);
    await runtime.get().store.page(anything);
    expect(opened).toEqual([null]);
  });

  it("answers a visitor's query that came before the account was known", async () => {
    const { runtime, tell, until } = start({ Users: { ann: storedUser() } });
    const source = () => runtime.get().live.rows(anything);
    onTestFinished(source().subscribe(() => undefined));
    tell(null);
    await until('signedOut');
    onTestFinished(source().subscribe(() => undefined));
    await vi.waitFor(() => expect(source().get()).toMatchObject({ status: 'ready' }));
  });

  it('keeps a user without a verified address out, but names them', async () => {
    const { tell, until } = start();
    tell({ ...ann, isEmailVerified: false, isVerified: false, phone: '+15550100' });
    expect(await until('signedOut')).toEqual({
      state: 'signedOut',
      pendingUser: { uid: 'ann', email: 'ann@example.com', phone: '+15550100', providers: ['password'] },
    });
    tell(ann);
    await until('signedIn');
  });

  it('derives the person and their rights from their record and company', async () => {
    const { tell, until } = start({
      Users: {
        ann: storedUser({ companyUuid: 'acme', permissionLevel: ['customers:view'], onBoarded: true }),
      },
      Companies: { acme: storedCompany(['bob']) },
    });
    tell(ann);
    const { user, viewer, isFirstLogin } = await until('signedIn');
    expect(user).toMatchObject({ company: 'Acme', companyUser: true, isAdmin: false, onBoarded: true });
    expect(viewer).toMatchObject({ uid: 'ann', owner: 'acme', isCompanyAdmin: false });
    expect([...viewer.permissions]).toEqual(['customers:view']);
    expect(isFirstLogin).toBe(false);
  });

  it('treats a user whose company cannot be read as an employee', async () => {
    const readable = (collection: string) =>
      collection === COLLECTIONS.companies ? new AppError('denied') : null;
    const { tell, until } = start({ Users: { ann: storedUser({ companyUuid: 'acme' }) } }, { readable });
    tell(ann);
    expect((await until('signedIn')).user).toMatchObject({ companyInfo: null, isAdmin: false });
  });
});

describe('a start with what the device kept', () => {
  const record: UserRecord = {
    ...blankUser('ann', 'ann@example.com', 0),
    companyUuid: 'acme',
    permissionLevel: ['jobs:view'],
  };
  const company = { ...initialOf(companyShape.fields), uuid: 'acme', name: 'Acme', administrator: ['bob'] };
  const keep = () => new Map([['ann', { record, company }]]);
  const Companies = { acme: storedCompany(['bob']) };

  it('admits the user before a store is open, and goes on with the live records', async () => {
    const last = keep();
    const live = storedUser({ ...record, userFirstName: 'Anna' });
    const { runtime, tell, opened, until } = start({ Users: { ann: live }, Companies }, {}, { last });
    const openAtFirst: number[] = [];
    onTestFinished(
      runtime.subscribe(() => {
        if (runtime.get().session.state === 'signedIn') openAtFirst.push(opened.length);
      }),
    );
    tell(ann);
    const { viewer } = await until('signedIn');
    expect(openAtFirst[0]).toBe(0);
    expect(viewer).toMatchObject({ owner: 'acme', isAdmin: false });
    await vi.waitFor(() =>
      expect(runtime.get().session).toMatchObject({ state: 'signedIn', user: { firstName: 'Anna' } }),
    );
    expect((await until('signedIn')).viewer).toBe(viewer);
    expect(opened).toEqual(['ann']);
    expect(last.get('ann')?.record.userFirstName).toBe('Anna');
  });

  it('asks what the screen asked first, before it admits the user and draws', async () => {
    const asked = { rows: [{ ...anything, collection: COLLECTIONS.jobs }], docs: [] };
    const device = { last: keep(), asked };
    const { runtime, tell, stores, until } = start(
      { Users: { ann: storedUser(record) }, Companies },
      {},
      device,
    );
    const watchersAtFirst: number[] = [];
    onTestFinished(
      runtime.subscribe(() => {
        if (runtime.get().session.state === 'signedIn') watchersAtFirst.push(stores[0]?.openWatchers() ?? 0);
      }),
    );
    tell(ann);
    await until('signedIn');
    expect(watchersAtFirst[0]).toBe(1);
    expect(runtime.get().live.openCount()).toBe(1);
  });

  it('admits the user although nothing can be asked', async () => {
    const device = { last: keep(), asked: { rows: [anything], docs: [] }, isStuck: true };
    const { tell, until } = start({}, {}, device);
    tell(ann);
    expect((await until('signedIn')).user).toMatchObject({ uuid: 'ann' });
  });

  it.each<[string, Partial<UserRecord>, object]>([
    ['other permissions', { permissionLevel: ['customers:view'] }, { owner: 'acme', isAdmin: false }],
    ['deactivation', { companyUuid: '', permissionLevel: [] }, { owner: 'ann', isAdmin: true }],
  ])('starts again after %s meanwhile, once', async (_what, changes, viewer) => {
    const live = storedUser({ ...record, ...changes });
    const { runtime, tell, opened } = start({ Users: { ann: live }, Companies }, {}, { last: keep() });
    tell(ann);
    await vi.waitFor(() => expect(opened).toEqual(['ann', 'ann']));
    await vi.waitFor(() => expect(runtime.get().session).toMatchObject({ state: 'signedIn', viewer }));
    expect(opened).toEqual(['ann', 'ann']);
  });

  it('ends when all devices were signed out meanwhile, and forgets', async () => {
    const last = keep();
    const live = storedUser({ ...record, signedOutAt: 2_000 });
    const { tell, until } = start({ Users: { ann: live }, Companies }, {}, { last });
    tell(ann);
    expect(await until('signedOut')).toMatchObject({ ended: 'everywhere' });
    expect([...last.keys()]).toEqual([]);
  });

  it('goes on without a connection, though the store has nothing of the user', async () => {
    const live = storedUser({ ...record, userFirstName: 'Anna' });
    const device = { last: keep(), isOffline: true };
    const { runtime, server, stores, seen, tell, until } = start({ Companies }, {}, device);
    tell(ann);
    await until('signedIn');
    await vi.waitFor(() => expect(stores[0]?.openWatchers()).toBe(1));
    // Answered after the session's own listener, which is older.
    await new Promise((resolve) => void stores[0]?.watchDoc(userRef, resolve, resolve));
    server.put(userRef, live);
    stores[0]?.goOnline();
    await vi.waitFor(() => expect(runtime.get().session).toMatchObject({ user: { firstName: 'Anna' } }));
    expect(seen.slice(seen.indexOf('signedIn'))).not.toContain('starting');
  });

  it('ends when the account was deleted elsewhere, and makes no new record', async () => {
    const last = keep();
    const { server, tell, until } = start({ Companies }, {}, { last });
    tell(ann);
    await until('signedOut');
    expect(server.read(userRef)).toBeNull();
    expect([...last.keys()]).toEqual([]);
  });

  it('closes the screen when the server refuses the user', async () => {
    const readable = () => new AppError('denied');
    const { runtime, tell, until } = start(
      { Users: { ann: storedUser(record) }, Companies },
      { readable },
      { last: keep() },
    );
    tell(ann);
    await vi.waitFor(() =>
      expect(runtime.get().session).toMatchObject({ state: 'starting', problem: { code: 'denied' } }),
    );
    expect((await until('starting')).problem?.code).toBe('denied');
  });

  it('is for that user alone, and until they log out', async () => {
    const last = keep();
    const bob = storedUser({ uuid: 'bob', userFirstName: 'Bob' });
    const { tell, until, opened } = start({ Users: { bob } }, {}, { last });
    tell({ ...ann, uid: 'bob' });
    expect((await until('signedIn')).user).toMatchObject({ uuid: 'bob', firstName: 'Bob' });
    expect(opened).toEqual(['bob']);
    expect([...last.keys()]).toEqual(['bob']);
    await logout();
    await until('signedOut');
    expect([...last.keys()]).toEqual([]);
  });
});

describe('the first login', () => {
  it('writes the blank record with every field, and admits no user before the server has it', async () => {
    const { runtime, server, tell, until } = start(
      {},
      {
        clock: () => 1_000,
        authorize: () => {
          expect(runtime.get().session.state).toBe('starting');
          return null;
        },
      },
    );
    tell(ann);
    const { isFirstLogin, user } = await until('signedIn');
    expect(isFirstLogin).toBe(true);
    expect(user).toMatchObject({
      firstName: 'Ann',
      lastName: 'Archer Smith',
      onBoarded: false,
      owner: 'ann',
    });
    const stored = server.read(userRef);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(Object.keys(userShape.fields).toSorted());
    expect(stored).toMatchObject({
      platform: 'Web',
      suiteUser: true,
      companyUuid: '',
      token: [],
      uuid: 'ann',
    });
  });

  it('reports why the record cannot be written, and tries again', async () => {
    let refusal: AppError | null = new AppError('denied');
    const authorize = vi.fn(() => refusal);
    const { runtime, tell, until } = start({}, { authorize });
    tell(ann);
    await vi.waitFor(() => expect(runtime.get().session).toMatchObject({ problem: { code: 'denied' } }));
    expect(authorize).toHaveBeenCalledOnce();
    refusal = null;
    const { session } = runtime.get();
    if (session.state === 'starting') session.retry();
    await until('signedIn');
  });
});

describe('a slow or broken start', () => {
  it('reports a missing connection, and continues by itself', async () => {
    const { runtime, stores, tell, until } = start({}, {}, { isOffline: true });
    tell(ann);
    await vi.waitFor(() => expect(runtime.get().session).toMatchObject({ problem: { code: 'network' } }));
    stores[0]?.goOnline();
    await until('signedIn');
    expect(runtime.isUnsafeToClose()).toBe(false);
  });
});

describe('a change of rights', () => {
  const member = storedUser({ companyUuid: 'acme', permissionLevel: ['customers:view', 'scope:all'] });

  it.each<[string, (server: ReturnType<typeof start>['server']) => void]>([
    ['permissions', (server) => server.put(userRef, { ...member, permissionLevel: ['customers:view'] })],
    ['company', (server) => server.put(userRef, { ...member, companyUuid: '' })],
    ['administrators', (server) => server.put(companyRef, storedCompany(['bob', 'ann']))],
  ])('of %s starts everything again with a store of its own', async (_what, change) => {
    const { runtime, server, stores, seen, tell, until } = start({
      Users: { ann: member },
      Companies: { acme: storedCompany(['bob']) },
    });
    tell(ann);
    const { viewer } = await until('signedIn');
    const before = runtime.get();
    onTestFinished(before.live.rows(anything).subscribe(() => undefined));
    await vi.waitFor(() => expect(before.live.openCount()).toBe(1));
    seen.length = 0;
    change(server);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('signedIn'));
    expect(new Set(seen)).toEqual(new Set(['starting', 'signedIn']));
    expect((await until('signedIn')).viewer).not.toEqual(viewer);
    expect(before.live.openCount()).toBe(0);
    expect(stores).toHaveLength(2);
    expect(stores[0]?.openWatchers()).toBe(0);
    expect(runtime.get().store).not.toBe(before.store);
  });

  it('does not happen when only the profile changes', async () => {
    const { server, stores, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    const { viewer } = await until('signedIn');
    server.put(userRef, storedUser({ userFirstName: 'Anna', permissionLevel: [] }));
    await vi.waitFor(async () => expect((await until('signedIn')).user.firstName).toBe('Anna'));
    expect((await until('signedIn')).viewer).toBe(viewer);
    expect(stores).toHaveLength(1);
  });

  it('waits for unacknowledged writes', async () => {
    const { runtime, server, tell, until } = start({ Users: { ann: member } });
    tell(ann);
    await until('signedIn');
    const sent = runtime
      .get()
      .store.commit([{ kind: 'patch', ref: userRef, fields: { userFirstName: 'Anna' } }]);
    server.put(userRef, { ...member, permissionLevel: [] });
    await sent;
    expect(server.read(userRef)).toMatchObject({ userFirstName: 'Anna' });
  });
});

describe('logging out', () => {
  it('closes every listener before the account goes, then forgets the store', async () => {
    const { runtime, stores, signOut, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    const { live } = runtime.get();
    onTestFinished(live.rows(anything).subscribe(() => undefined));
    await vi.waitFor(() => expect(live.rows(anything).get().status).toBe('ready'));
    signOut.mockImplementationOnce(async () => {
      expect(stores[0]?.openWatchers()).toBe(0);
      tell(null);
    });
    await logout();
    expect(runtime.get().session).toEqual({ state: 'signedOut', pendingUser: null });
    await expect(stores[0]?.page(anything)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('waits for questions that are on their way, and asks none any more', async () => {
    const { runtime, stores, signOut, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    const [opened] = stores;
    if (!opened) throw new Error('No store is open.');
    let resolve: (value: number) => void = () => undefined;
    const held = new Promise<number>((tellValue) => {
      resolve = tellValue;
    });
    const count = vi.spyOn(opened, 'count').mockReturnValue(held);
    const { store } = runtime.get();
    const answer = store.count(anything);
    await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(1));
    signOut.mockRejectedValueOnce(new AppError('network'));
    const leaving = logout();
    await vi.waitFor(() => expect(store.page(anything)).rejects.toMatchObject({ code: 'unavailable' }));
    expect(signOut).not.toHaveBeenCalled();
    resolve(3);
    expect(await answer).toBe(3);
    await expect(leaving).rejects.toMatchObject({ code: 'network' });
    // The sign-out failed: the user goes on.
    await expect(store.count(anything)).resolves.toBe(3);
  });

  it('does not wait for an answer that stays away', async () => {
    const { runtime, stores, signOut, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    const [opened] = stores;
    if (opened) vi.spyOn(opened, 'count').mockReturnValue(new Promise(() => undefined));
    runtime
      .get()
      .store.count(anything)
      .catch(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const leaving = logout();
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    await leaving;
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('asks about an unfinished import, and keeps its file', async () => {
    const { files, signOut, tell, until, told } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    files.set('ann', 'leads.csv');
    await expect(logout()).rejects.toMatchObject({ code: 'unsent', file: 'leads.csv' });
    expect(signOut).not.toHaveBeenCalled();
    expect(told.filter((message) => message !== 'journal')).toEqual(['leaving', 'staying']);
    expect(files.size).toBe(1);
  });

  it('deletes the files of all unfinished imports, once they may be discarded', async () => {
    const { files, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    files.set('ann', 'leads.csv');
    await logout({ discardUnsent: true });
    await until('signedOut');
    expect(files.size).toBe(0);
  });

  it('leaves everything as it was when it fails', async () => {
    const { runtime, server, signOut, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    const { live } = runtime.get();
    onTestFinished(live.rows(anything).subscribe(() => undefined));
    signOut.mockRejectedValueOnce(new AppError('network'));
    await expect(logout()).rejects.toMatchObject({ code: 'network' });
    server.put(userRef, storedUser({ userFirstName: 'Anna' }));
    await vi.waitFor(async () => expect((await until('signedIn')).user.firstName).toBe('Anna'));
    await vi.waitFor(() => expect(live.rows(anything).get().status).toBe('ready'));
  });
});

describe('logging out with unsent changes', () => {
  const startOffline = async () => {
    const world = start({ Users: { ann: storedUser() } });
    world.tell(ann);
    await world.until('signedIn');
    world.stores[0]?.goOffline();
    const { journal } = world.runtime.get();
    const sent = journal.commit(rename('Anna'), 'keep').catch(() => 'lost');
    await vi.waitFor(() => expect(journal.get().entries).toHaveLength(1));
    return { ...world, journal, sent };
  };

  it('waits for them first', async () => {
    const { server, stores, until, sent } = await startOffline();
    const leaving = logout();
    stores[0]?.goOnline();
    await Promise.all([leaving, sent]);
    expect(server.read(userRef)).toMatchObject({ userFirstName: 'Anna' });
    await until('signedOut');
  });

  it('does not lose them: it reports them, and everything continues, in the other tabs too', async () => {
    const { runtime, server, stores, told, until, sent, signOut } = await startOffline();
    await expect(logout()).rejects.toMatchObject({ code: 'unsent' });
    expect(signOut).not.toHaveBeenCalled();
    expect(told.filter((message) => message !== 'journal')).toEqual(['leaving', 'staying']);
    stores[0]?.goOnline();
    await sent;
    await vi.waitFor(() => expect(runtime.get().journal.get().entries).toEqual([]));
    server.put(userRef, storedUser({ userFirstName: 'Annette' }));
    await vi.waitFor(async () => expect((await until('signedIn')).user.firstName).toBe('Annette'));
  });

  it('stops nothing, here or elsewhere, while another tab alone has some', async () => {
    const docs = { Users: { ann: storedUser() } };
    const { runtime, tell, told, until, signOut } = start(docs, {}, { isUnsentElsewhere: true });
    tell(ann);
    await until('signedIn');
    const { store } = runtime.get();
    await expect(logout()).rejects.toMatchObject({ code: 'unsent', isElsewhere: true, file: null });
    expect(signOut).not.toHaveBeenCalled();
    expect(told).toEqual([]);
    expect(runtime.get().store).toBe(store);
    await logout({ discardUnsent: true });
    await until('signedOut');
  });

  it('discards them for good only when told to', async () => {
    const { server, tell, until, runtime, forgetWindow } = await startOffline();
    await expect(logout()).rejects.toMatchObject({ code: 'unsent' });
    expect(forgetWindow).not.toHaveBeenCalled();
    await logout({ discardUnsent: true });
    await until('signedOut');
    expect(forgetWindow).toHaveBeenCalledExactlyOnceWith('ann', false);
    expect(server.read(userRef)).toMatchObject({ userFirstName: '' });
    tell(ann);
    await until('signedIn');
    await runtime.get().journal.opened();
    expect(runtime.get().journal.get().entries).toEqual([]);
  });

  it('warns before the window is closed as long as they are in it alone', async () => {
    const { runtime, stores, sent } = await startOffline();
    expect(runtime.isUnsafeToClose()).toBe(true);
    stores[0]?.goOnline();
    await sent;
    expect(runtime.isUnsafeToClose()).toBe(false);
  });
});

describe('a change on its way to the device', () => {
  it('holds the window until it is stored there', async () => {
    const { runtime, tell, until, stores } = start({ Users: { ann: storedUser() } }, {}, { isOwn: true });
    tell(ann);
    await until('signedIn');
    stores.at(-1)?.goOffline();
    const { journal } = runtime.get();
    journal.commit(rename('Anna'), 'keep').catch(() => undefined);
    expect(runtime.isUnsafeToClose()).toBe(true);
    await vi.waitFor(() => expect(journal.get().entries).toHaveLength(1));
    await vi.waitFor(() => expect(runtime.isUnsafeToClose()).toBe(false));
    expect(journal.get()).toMatchObject({ isLasting: true, entries: [{ isSent: false }] });
  });
});

describe('being signed out elsewhere', () => {
  it('ends a session that began before the sign-out of all devices, and no later one', async () => {
    const { server, signOut, tell, until } = start({ Users: { ann: storedUser({ signedOutAt: 1_000 }) } });
    tell(ann);
    await until('signedIn');
    expect(signOut).not.toHaveBeenCalled();
    server.put(userRef, storedUser({ signedOutAt: 2_000 }));
    expect(await until('signedOut')).toMatchObject({ ended: 'everywhere' });
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('ends it when the account was deleted, and makes no new record', async () => {
    const { server, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    server.put(userRef, null);
    await until('signedOut');
    expect(server.read(userRef)).toBeNull();
  });

  it('gives up changes that the server refuses', async () => {
    const authorize = () => new AppError('denied');
    const { runtime, server, kept, tell, until } = start({ Users: { ann: storedUser() } }, { authorize });
    tell(ann);
    await until('signedIn');
    await expect(runtime.get().journal.commit(rename('Anna'), 'keep')).rejects.toMatchObject({
      code: 'denied',
    });
    expect(await kept.load('ann')).toHaveLength(1);
    server.put(userRef, storedUser({ signedOutAt: 2_000 }));
    await until('signedOut');
    expect(await kept.load('ann')).toEqual([]);
  });
});

describe('marking the device as own or shared', () => {
  it('starts again with a store of its own, and stays logged in', async () => {
    const { stores, seen, keepOn, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    seen.length = 0;
    await keepOnDevice(false);
    await until('signedIn');
    expect(keepOn).toHaveBeenCalledExactlyOnceWith({ ownDevice: false });
    expect(seen).toContain('starting');
    await vi.waitFor(() => expect(stores).toHaveLength(2));
  });

  it('waits for a begun import: nothing changes', async () => {
    const { files, stores, keepOn, told, tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    files.set('ann', 'leads.csv');
    await expect(keepOnDevice(false)).rejects.toMatchObject({ code: 'unsent' });
    expect(keepOn).not.toHaveBeenCalled();
    expect(told.filter((message) => message !== 'journal')).toEqual(['leaving', 'staying']);
    expect(stores).toHaveLength(1);
  });
});

describe('when another tab logs out', () => {
  it('stops at once, and starts again when they stay', async () => {
    const { stores, hear, tell, until, runtime, server } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    await runtime.get().journal.opened();
    hear('leaving');
    expect(stores[0]?.openWatchers()).toBe(0);
    await until('starting');
    await expect(stores[0]?.page(anything)).rejects.toMatchObject({ code: 'unavailable' });
    hear('staying');
    server.put(userRef, storedUser({ userFirstName: 'Anna' }));
    expect((await until('signedIn')).user.firstName).toBe('Anna');
    expect(stores).toHaveLength(2);
  });

  it('is logged out with it', async () => {
    const { hear, tell, until, runtime } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    await runtime.get().journal.opened();
    hear('leaving');
    await until('starting');
    tell(null);
    expect(await until('signedOut')).toMatchObject({ ended: 'otherTab' });
    tell(ann);
    await until('signedIn');
    await logout();
    expect(await until('signedOut')).not.toHaveProperty('ended');
  });

  it('keeps text typed there until the user logs in again', async () => {
    const { hear, tell, until, forgetWindow } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    hear('leaving');
    tell(null);
    await until('signedOut');
    expect(forgetWindow).not.toHaveBeenCalled();
  });

  it('reports that the sign-in service ended the session', async () => {
    const { tell, until } = start({ Users: { ann: storedUser() } });
    tell(ann);
    await until('signedIn');
    tell(null);
    expect(await until('signedOut')).toMatchObject({ ended: 'service' });
  });
});

describe('a device that gets full', () => {
  const work = async (docs: Doc = storedUser()) => {
    const world = start({ Users: { ann: docs } }, {}, { isOwn: true });
    world.tell(ann);
    await world.until('signedIn');
    await world.runtime.get().journal.opened();
    world.seen.length = 0;
    return world;
  };

  it("keeps the user's screen, and sends the changes that it could not store", async () => {
    const { runtime, server, stores, fill, until, seen } = await work();
    const { viewer } = await until('signedIn');
    const { store, live, journal } = runtime.get();
    fill();
    await journal.commit(rename('Anna'), 'keep');
    expect(server.read(userRef)).toMatchObject({ userFirstName: 'Anna' });
    await vi.waitFor(async () => expect((await until('signedIn')).user.firstName).toBe('Anna'));
    expect(new Set(seen)).toEqual(new Set(['signedIn']));
    expect((await until('signedIn')).viewer).toBe(viewer);
    expect(runtime.get()).toMatchObject({ store, live, journal });
    expect(stores).toHaveLength(2);
    expect(journal.get()).toEqual({ entries: [], isLasting: false, isFull: true });
  });

  it('warns before the window is closed with something unsent', async () => {
    const { runtime, stores, fill } = await work();
    const { journal } = runtime.get();
    fill();
    await journal.commit(rename('Anna'), 'keep');
    expect(runtime.isUnsafeToClose()).toBe(false);
    stores[1]?.goOffline();
    const sent = journal.commit(rename('Annette'), 'keep');
    await vi.waitFor(() => expect(runtime.isUnsafeToClose()).toBe(true));
    stores[1]?.goOnline();
    await sent;
    expect(runtime.isUnsafeToClose()).toBe(false);
  });

  it('sends changes of an earlier session, but asks where the record was changed since', async () => {
    const docs = { Users: { ann: storedUser() }, Companies: { acme: storedCompany(['bob']) } };
    const world = start(docs, {}, { isOwn: true, isOffline: true });
    const left = { ...FRESH, uid: 'ann', tab: 'before' };
    const company: Change = {
      name: 'editCompany',
      label: 'Company saved',
      writes: [{ kind: 'patch', ref: companyRef, fields: { name: 'Acme & Co' } }],
    };
    await world.kept.put({ ...left, opId: 'one', at: 1, ...company });
    await world.kept.put({ ...left, opId: 'two', at: 2, ...rename('Anna') });
    world.tell(ann);
    await world.until('signedIn');
    const { journal } = world.runtime.get();
    await vi.waitFor(() => expect(journal.get().entries).toHaveLength(2));
    world.fill();
    const sent = journal.commit(
      { ...rename('Anna'), writes: [{ kind: 'patch', ref: userRef, fields: { userLastName: 'Lee' } }] },
      'keep',
    );
    await vi.waitFor(() => expect(world.stores).toHaveLength(2));
    world.stores[1]?.goOnline();
    await sent;
    await vi.waitFor(() => expect(world.server.read(companyRef)).toMatchObject({ name: 'Acme & Co' }));
    await vi.waitFor(() =>
      expect(journal.get().entries).toMatchObject([{ opId: 'two', refusal: 'not-taken' }]),
    );
    expect(world.server.read(userRef)).toMatchObject({
      userFirstName: storedUser()['userFirstName'],
      userLastName: 'Lee',
    });
  });

  it('keeps waiting changes through a change of rights', async () => {
    const { runtime, server, stores, fill, until } = await work(
      storedUser({ companyUuid: 'acme', permissionLevel: [] }),
    );
    fill();
    await runtime.get().journal.commit(rename('Anna'), 'keep');
    await vi.waitFor(async () => expect((await until('signedIn')).user.firstName).toBe('Anna'));
    stores[1]?.goOffline();
    const { journal } = runtime.get();
    journal.commit(rename('Annette'), 'keep').catch(() => undefined);
    await vi.waitFor(() => expect(journal.get().entries).toHaveLength(1));
    server.put(userRef, { ...server.read(userRef), companyUuid: '' });
    // The client of the new rights is online; the previous one's memory is gone.
    await vi.waitFor(() => expect(stores).toHaveLength(3), { timeout: 8_000 });
    await vi.waitFor(() => expect(server.read(userRef)).toMatchObject({ userFirstName: 'Annette' }));
  });
});
