import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppError } from '@/domain/core/errors';
import { encodeFields } from '@/domain/core/record-codec';
import { sessionUser, viewerOf } from '@/domain/session/session';
import type { SessionUser } from '@/domain/session/session';
import { SHAPES } from '@/domain/shapes';
import { initialOf } from '@/domain/core/shape';
import type { Shape } from '@/domain/core/shape';
import { blankUser } from '@/domain/account/user';
import type { Doc } from '@/domain/core/value';
import type { Intent } from '../core/intent';
import { setFunctionCaller } from '../callables/function-caller';
import type { DataContextValue } from '../runtime/data-context';
import { DataProvider } from '../start/provider';
import { connect } from '../session/connection';
import type { AuthDoor, MethodsDoor } from '../session/auth-door';
import type { Session } from '../session/session';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore, MemoryStoreOptions } from '../store/memory/memory-store';
import { keepingServerFields } from '../store/memory/server-fields';
import { stateOver } from './state-over';

/** Records by collection; each needs its `uuid` (or `owner`), other fields default to their initial values. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export type RenderWithDataOptions = {
  /** A store made with `memoryStoreWith`; by default one is made from `rows`. */
  readonly store?: MemoryStore;
  readonly rows?: Rows;
  /** Overrides of the signed-in user: verified, onboarded, without a company, called Sam Sender. */
  readonly user?: Partial<SessionUser>;
  /** Replaces the signed-in session, e.g. `{ state: 'signedOut', pendingUser: null }`. */
  readonly session?: Session;
  readonly auth?: Partial<AuthDoor & MethodsDoor>;
  /** Answers of Cloud Functions by name; they may throw an AppError. */
  readonly functions?: Readonly<Record<string, (input: unknown) => unknown>>;
  readonly route?: string;
  readonly onAccepted?: DataContextValue['onAccepted'];
  readonly onRefused?: (intent: Intent, error: AppError) => void;
};

export const TEST_UID = 'person-1';

/** Renders a screen over the memory store, for a signed-in user by default. */
export function renderWithData(
  ui: ReactNode,
  options: RenderWithDataOptions = {},
): RenderResult & { readonly store: MemoryStore; readonly router: ReturnType<typeof createMemoryRouter> } {
  const store = options.store ?? memoryStoreWith(options.rows ?? {});
  const session = options.session ?? signedInAs(options.user);
  const state = stateOver(store, session);
  connect({
    auth: {
      ...refusingDoor,
      ...options.auth,
      methods: () => Promise.resolve({ ...refusingMethods, ...options.auth }),
    },
    logout: async (_choice, first) => {
      await first?.();
      await (options.auth?.signOut?.() ?? refuse());
    },
    keepOn: (ownDevice) => options.auth?.keepOn?.({ ownDevice }) ?? refuse(),
  });
  setFunctionCaller(async (name, input) => {
    const answer = options.functions?.[name];
    return answer ? answer(input) : refuse();
  });
  // A data router, as in the app: forms that block leaving need one.
  const router = createMemoryRouter([{ path: '*', element: ui }], {
    initialEntries: [options.route ?? '/'],
  });
  const result = render(
    <DataProvider
      runtime={{ subscribe: () => () => undefined, get: () => state }}
      onAccepted={options.onAccepted ?? nothing}
      onRefused={options.onRefused ?? nothing}
    >
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return { ...result, store, router };
}

export type MemoryStoreWithOptions = Omit<MemoryStoreOptions, 'docs' | 'deliver'> & {
  /** The described collections; by default the product's. */
  readonly shapes?: readonly Shape[];
};

/** A memory store with these records that notifies its listeners inside `act`; fields of functions stay theirs. */
export function memoryStoreWith(
  rows: Rows,
  { shapes = SHAPES, ...options }: MemoryStoreWithOptions = {},
): MemoryStore {
  const docs = Object.fromEntries(
    Object.entries(rows).map(([collection, records]) => [
      collection,
      Object.fromEntries(records.map((record) => storedRecord(shapes, collection, record))),
    ]),
  );
  const keeps = keepingServerFields(shapes);
  const authorize: MemoryStoreOptions['authorize'] = (...change) =>
    keeps(...change) ?? options.authorize?.(...change) ?? null;
  return createMemoryStore({ ...options, authorize, docs, deliver: deliverInAct() });
}

/**
 * Batches simultaneous deliveries: a screen of many listeners renders once for all. A second `act` in the last phase of
 * an awaited one would end it early, and React would report every update after that.
 */
function deliverInAct(): (run: () => void) => void {
  let due: (() => void)[] = [];
  return (run) => {
    due.push(run);
    if (due.length > 1) return;
    queueMicrotask(() => {
      const runs = due;
      due = [];
      const deliver = () => runs.forEach((one) => one());
      if (isInsideAct()) deliver();
      else act(deliver);
    });
  };
}

/** Testing Library sets this for the time of an `act` and leaves it unset otherwise. */
function isInsideAct(): boolean {
  return Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true;
}

/** The session of a signed-in user without a company, with overrides. */
export function signedInAs(overrides: Partial<SessionUser> = {}): Extract<Session, { state: 'signedIn' }> {
  const record = {
    ...blankUser(TEST_UID, 'sam@example.com', 0),
    userFirstName: 'Sam',
    userLastName: 'Sender',
    onBoarded: true,
  };
  const user: SessionUser = { ...sessionUser(record, null), ...overrides };
  const account = {
    uid: user.uuid,
    email: user.email,
    phone: '',
    displayName: '',
    providers: ['password' as const],
    isEmailVerified: true,
    isVerified: true,
    signedInAt: 0,
  };
  return { state: 'signedIn', user, viewer: viewerOf(user), account, isFirstLogin: false };
}

function storedRecord(
  shapes: readonly Shape[],
  collection: string,
  record: Readonly<Record<string, unknown>>,
): [string, Doc] {
  const shape = shapes.find((one) => one.collection === collection);
  if (!shape) throw new Error(`No shape describes the collection ${collection}.`);
  // Records that exist once per business are keyed by their owner.
  const ids = 'uuid' in shape.fields ? record['uuid'] : record['owner'];
  if (typeof ids !== 'string') throw new Error(`A record of ${collection} needs its id.`);
  return [
    ids,
    encodeFields(shape.fields, { ...initialOf(shape.fields), ...ownedByTester(shape), ...record }),
  ];
}

function ownedByTester(shape: Shape): { readonly owner?: string } {
  return 'owner' in shape.fields ? { owner: TEST_UID } : {};
}

function nothing(): void {}

function refuse(): Promise<never> {
  return Promise.reject(new AppError('unavailable'));
}

const refusingMethods: MethodsDoor = {
  changePassword: refuse,
  confirmWithPassword: refuse,
  confirmWithPopup: refuse,
  linkPopup: refuse,
  linkPassword: refuse,
  startPhoneFor: refuse,
  unlink: refuse,
};

const refusingDoor: AuthDoor = {
  watch: () => nothing,
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
  keepOn: refuse,
  idToken: refuse,
  signOut: refuse,
};
