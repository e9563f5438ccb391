import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteField,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import type { QuerySpec, Ref, Tag, Write } from '@/data/store/port';
import { isInstant } from '@/domain/value';
import type { Value } from '@/domain/value';
import { emulators } from '@tests/setup/emulators';
import { RULES_FILE } from '../../rules/generate/build-rules';
import type { Role } from './roles';

/** A Firestore emulator with the rules loaded, seen by whom one likes. */
export type RulesWorld = {
  /** The database as a role sees it. */
  readonly as: (role: Pick<Role, 'uid' | 'token'>) => Firestore;
  /** Writes past the rules, as functions do. */
  readonly seed: (writes: readonly Write[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a suite of its own on the running Firestore emulator, empty; `name` keeps its data apart.
 * Requests go through the SDK without listeners: a refusal is one answer, not a stream that retries.
 */
export async function startRules(
  name: string,
  rules = readFileSync(RULES_FILE, 'utf8'),
): Promise<RulesWorld> {
  // The SDK logs every refusal, and refusals are half of what is tested here.
  setLogLevel('silent');
  const { host, port } = emulators.firestore;
  const projectId = `demo-joblane-rules-${name}`;
  const env = await initializeTestEnvironment({ projectId, firestore: { host, port, rules } });
  await env.clearFirestore();

  const apps: FirebaseApp[] = [];
  const open = (mockUserToken: Parameters<typeof connectFirestoreEmulator>[3]): Firestore => {
    const app = initializeApp({ projectId, apiKey: 'none' }, `${projectId}-${apps.length}`);
    apps.push(app);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, port, mockUserToken);
    return db;
  };
  // The emulators let this token past all rules.
  const owner = open({ mockUserToken: 'owner' });
  const byRole = new Map<unknown, Firestore>();
  return {
    as: (role) => {
      const known = byRole.get(role);
      if (known) return known;
      const db = open(role.uid === null ? {} : { mockUserToken: { ...role.token, sub: role.uid } });
      byRole.set(role, db);
      return db;
    },
    seed: async (writes) => {
      for (let at = 0; at < writes.length; at += 400) await commit(owner, writes.slice(at, at + 400));
    },
    stop: async () => {
      await Promise.all(apps.map(deleteApp));
      await env.cleanup();
    },
  };
}

/** Commits writes as one batch; rejects when the rules refuse one of them. */
export async function commit(db: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    const ref = doc(db, write.ref.collection, write.ref.id);
    if (write.kind === 'create') batch.set(ref, storedMap(write.data));
    else if (write.kind === 'patch') batch.update(ref, storedMap(write.fields));
    else batch.delete(ref);
  }
  await batch.commit();
}

/** Reads one document; rejects when the rules refuse. Says whether it is there. */
export async function read(db: Firestore, ref: Ref): Promise<boolean> {
  return (await getDoc(doc(db, ref.collection, ref.id))).exists();
}

/** Runs a query as the app would; rejects when the rules refuse. */
export async function run(db: Firestore, spec: QuerySpec): Promise<number> {
  const result = await getDocs(
    query(
      collection(db, spec.collection),
      ...spec.where.map(({ field, op, value }) => where(field, op, stored(value))),
      ...spec.orderBy.map(({ field, direction }) => orderBy(field, direction)),
      limit(spec.limit),
    ),
  );
  return result.size;
}

/** Whether the rules let an action through; any other failure is thrown. */
export async function allows(action: Promise<unknown>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false;
    throw error;
  }
}

function isTag(value: Value | Tag): value is Tag {
  return typeof value === 'object' && value !== null && '$tag' in value;
}

function storedMap(fields: Readonly<Record<string, Value | Tag>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, stored(value)]));
}

function stored(value: Value | Tag): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isTag(value)) return storedTag(value);
  if (isInstant(value)) return Timestamp.fromMillis(value.$instant);
  if (Array.isArray(value)) return value.map((item: Value) => stored(item));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stored(item)]));
}

function storedTag(tag: Tag): unknown {
  switch (tag.$tag) {
    case 'now':
      return serverTimestamp();
    case 'inc':
      return increment(tag.by);
    case 'union':
      return arrayUnion(...tag.values.map(stored));
    case 'remove':
      return arrayRemove(...tag.values.map(stored));
    case 'unset':
      return deleteField();
  }
}
