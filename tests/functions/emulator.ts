import { randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { InferFields } from '@/domain/core/shape';
import { blankUser, userShape } from '@/domain/account/user';
import { accountByEmail, accounts } from '../../functions/src/accounts/accounts';
import { firestore } from '../../functions/src/firestore';
import type { Caller } from '../../functions/src/calls/guard';
import { readInput } from '../../functions/src/calls/input';
import type { Input } from '../../functions/src/calls/input';
import { storedRecord } from '../../functions/src/records';

/** The suite's Firestore with the rights of the server. */
export const db = firestore();

export function freshId(): string {
  return randomBytes(10).toString('hex');
}

export type Person = { readonly uid: string; readonly email: string; readonly token: string };

type SignedIn = { readonly localId: string; readonly idToken: string };

/** Registers a user with e-mail and password; `verified` marks the address as proven. */
export async function register(
  who: { uid?: string; email?: string; password?: string; verified?: boolean } = {},
): Promise<Person> {
  const { uid = freshId(), password = 'a-long-password', verified = true } = who;
  const email = who.email ?? `${uid}@example.com`;
  const project = env('GCLOUD_PROJECT');
  await auth(`projects/${project}/accounts`, { localId: uid, email, password, emailVerified: verified });
  return { ...(await signInWith(email, password)), email };
}

/** Signs in with e-mail and password; rejects when they do not match. */
export async function signInWith(email: string, password: string): Promise<Pick<Person, 'uid' | 'token'>> {
  const { localId, idToken } = await auth('accounts:signInWithPassword?key=any', {
    email,
    password,
    returnSecureToken: true,
  });
  return { uid: localId, token: idToken };
}

export const accountOf = accountByEmail;

/** Marks an account's address as proven, as a mailed link would. */
export async function verify(uid: string): Promise<void> {
  await accounts().updateUser(uid, { emailVerified: true });
}

/** Signs in through Facebook, which does not verify the address. */
export async function registerWithFacebook(): Promise<Person> {
  const email = `${freshId()}@example.com`;
  const token = encodeURIComponent(JSON.stringify({ sub: freshId(), email, email_verified: false }));
  const { localId, idToken } = await auth('accounts:signInWithIdp?key=any', {
    postBody: `id_token=${token}&providerId=facebook.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  return { uid: localId, email, token: idToken };
}

async function auth(path: string, body: unknown): Promise<SignedIn> {
  const response = await fetch(
    `http://${env('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/${path}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
  // The Auth emulator's answer to the three calls above.
  return (await response.json()) as SignedIn;
}

/** A user with an account record, as the app writes it at the first login. */
export async function person(overrides: Partial<InferFields<typeof userShape.fields>> = {}): Promise<Person> {
  const someone = await register();
  await account(someone, overrides);
  return someone;
}

/** Writes a registered user's account record. */
export async function account(
  someone: Pick<Person, 'uid' | 'email'>,
  overrides: Partial<InferFields<typeof userShape.fields>> = {},
): Promise<void> {
  const record = { ...blankUser(someone.uid, someone.email, Date.now()), ...overrides };
  await db.collection(COLLECTIONS.users).doc(someone.uid).set(storedRecord(userShape, record));
}

export type Answer = {
  readonly status: number;
  readonly result: unknown;
  readonly code: string | null;
  readonly message: string | null;
};

/** Calls a function as the app does; without `token` as a visitor. */
export async function call(name: string, data: unknown, token?: string): Promise<Answer> {
  const response = await fetch(addressOf(name), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  // The envelope of Firebase callables.
  const body = (await response.json()) as {
    result?: unknown;
    error?: { message?: string; details?: { code?: string } };
  };
  return {
    status: response.status,
    result: body.result ?? null,
    code: body.error?.details?.code ?? null,
    message: body.error?.message ?? null,
  };
}

/** Calls an HTTP function as the app does on its own origin. */
export async function post(
  name: string,
  data: unknown,
  method = 'POST',
  contentType = 'application/json',
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(addressOf(name), {
    method,
    headers: { 'Content-Type': contentType },
    ...(method === 'POST' && { body: JSON.stringify(data) }),
  });
  return { status: response.status, body: await response.json() };
}

/** A user with a verified address and an account record, without a session. */
export type Resident = Omit<Person, 'token'>;

export async function resident(
  overrides: Partial<InferFields<typeof userShape.fields>> = {},
  uid = freshId(),
): Promise<Resident> {
  const email = `${uid}@example.com`;
  await Promise.all([
    getAuth().createUser({ uid, email, emailVerified: true }),
    account({ uid, email }, overrides),
  ]);
  return { uid, email };
}

/** Parses input and runs a function in this process; other tests cover the guard. */
export async function outcome<I, O>(
  [run, schema]: readonly [(db: Firestore, caller: Caller, input: I, now: number) => Promise<O>, Input<I>],
  caller: Caller,
  data: unknown,
  now = Date.now(),
): Promise<Pick<Answer, 'result' | 'code' | 'message'>> {
  try {
    return { result: await run(db, caller, readInput(schema, data), now), code: null, message: null };
  } catch (error) {
    if (error instanceof AppError) return { result: null, code: error.code, message: error.message };
    throw error;
  }
}

/** A company with two administrators and an employee. */
export async function staffedCompany() {
  const founder = await person({ userFirstName: 'Noor', userLastName: 'Adler' });
  await call('foundCompany', { name: 'Slate & Sons' }, founder.token);
  const owner = founder.uid;
  const second = await person({ userFirstName: 'Ada', companyUuid: owner, company: 'Slate & Sons' });
  const employee = await person({
    userFirstName: 'Max',
    phone: '555-0102',
    companyUuid: owner,
    company: 'Slate & Sons',
    permissionLevel: ['jobs:view'],
  });
  await db
    .collection(COLLECTIONS.companies)
    .doc(owner)
    .update({ administrator: [founder.uid, second.uid] });
  return { owner, founder, second, employee };
}

/** The address of a function on the emulators. */
export function addressOf(name: string): string {
  return `http://${env('FUNCTIONS_EMULATOR_HOST')}/${env('GCLOUD_PROJECT')}/us-central1/${name}`;
}

function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run against the emulator suite.`);
  return value;
}
