import axios from 'axios';
import type { AxiosAdapter } from 'axios';
import { deleteApp, initializeApp } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { createLocalApi } from '@/api/local/local-api';
import { createLiveStore } from '@/data/live/live-store';
import { openFirestoreStore } from '@/data/store/firestore/firestore-store';
import { createMemoryStore } from '@/data/store/memory/memory-store';
import type { DocStore, Write } from '@/data/store/port';
import { rosterShape } from '@/domain/company/company';
import { initialOf } from '@/domain/core/shape';
import { mailShape } from '@/domain/mail/mail';
import { encodeFields } from '@/domain/core/record-codec';
import type { Doc } from '@/domain/core/value';
import { sessionUser } from '@/domain/session/session';
import { ACME, makeRoster } from '@tests/factories/records';
import { startRules } from '../rules/harness';
import { ADMIN, COMPANIES, EMPLOYEES } from '../rules/roles';
import { people } from '../rules/world';
import { emulators } from '../setup/emulators';

const SENT_AT = Date.UTC(2026, 10, 24, 15);

/** Ann's company with Sally, and one mail. */
const roster = makeRoster();
const [ann] = roster.people;
/** What the store holds before the first call. */
export const SEEDED: readonly Write[] = [
  ...people([ADMIN, EMPLOYEES.Sales]),
  {
    kind: 'create',
    ref: { collection: 'Rosters', id: ACME },
    data: encodeFields(rosterShape.fields, {
      ...roster,
      people: ann
        ? [ann, { ...ann, uid: 'sally', name: 'Sally Stone', firstName: 'Sally', isAdmin: false }]
        : [],
    }),
  },
  {
    kind: 'create',
    ref: { collection: 'Mail', id: 'mail-1' },
    data: encodeFields(mailShape.fields, {
      ...initialOf(mailShape.fields),
      uuid: 'mail-1',
      owner: ACME,
      person: 'ann',
      fromUid: 'sally',
      fromName: 'Sally Stone',
      messageId: 'mail-1',
      conversationId: 'mail-1',
      subject: 'Hours',
      body: '<p>Hello</p>',
      state: 'sent',
      isReceived: true,
      box: 'inbox',
      lists: ['all', 'inbox'],
      sentAt: SENT_AT,
      createdAt: SENT_AT,
      createdBy: 'sally',
      updatedAt: SENT_AT,
      updatedBy: 'sally',
    }),
  },
];

/** An answer of the API, also a refusal. */
export type Answer = { readonly status: number; readonly data: unknown };
/** A client of a stranger: paths and plain objects, without our types. */
export type Stranger = {
  readonly get: (path: string, params?: object) => Promise<Answer>;
  readonly post: (path: string, data: object) => Promise<Answer>;
};

/** Ann's client of the API over a store; an answer comes when the store has the call's changes. */
export function strangerOver(store: DocStore): Stranger {
  const { user: account, viewer } = ADMIN;
  if (!account || !viewer) throw new Error('The administrator of the rules tests has an account.');
  let committed: Promise<unknown> = Promise.resolve();
  const commit = ({ writes }: { readonly writes: readonly Write[] }) => {
    committed = Promise.all([committed, store.commit(writes)]);
  };
  const user = sessionUser(account, COMPANIES[0] ?? null);
  const commitUntilSent = async (intent: Parameters<typeof commit>[0]) => commit(intent);
  const parts = { store, live: createLiveStore(store), viewer, user, commit, commitUntilSent };
  const http = clientOf(createLocalApi(parts).adapter);
  const settled = async (answer: Promise<Answer>): Promise<Answer> => {
    const { status, data } = await answer;
    await committed;
    return { status, data };
  };
  return {
    get: (path, params = {}) => settled(http.get(`/api${path}`, { params })),
    post: (path, data) => settled(http.post(`/api${path}`, data)),
  };
}

function clientOf(adapter: AxiosAdapter) {
  const http = axios.create({ adapter });
  http.interceptors.response.use(undefined, (error: unknown) => {
    if (axios.isAxiosError(error) && error.response) return error.response;
    throw error;
  });
  return http;
}

/** A store in memory with what is seeded. */
export function seededMemory(): DocStore {
  const docs: Record<string, Record<string, Doc>> = {};
  for (const write of SEEDED) {
    if (write.kind !== 'create') continue;
    docs[write.ref.collection] = { ...docs[write.ref.collection], [write.ref.id]: write.data };
  }
  return createMemoryStore({ docs });
}

/** A client of the emulator under the rules, as Ann, with what is seeded. */
export async function seededFirestore(name: string): Promise<{
  readonly store: DocStore;
  readonly close: () => Promise<void>;
}> {
  // The SDK logs every refusal.
  setLogLevel('silent');
  const { seed } = await startRules(name);
  await seed(SEEDED);
  const app = initializeApp({ projectId: `demo-joblane-rules-${name}`, apiKey: 'none' }, name);
  const emulatorUser = { ...ADMIN.token, sub: 'ann' };
  const store = openFirestoreStore(app, { ownDevice: false, emulator: emulators.firestore, emulatorUser });
  const close = async () => {
    await store.close();
    await deleteApp(app);
  };
  return { store, close };
}
