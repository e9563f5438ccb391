import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { choice, defineShape, moment, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';

/** State of one person's view of another. `declined` stops a new request for a while; no screen shows it. */
export const CONNECTION_STATES = ['sent', 'waiting', 'connected', 'blocked', 'declined'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const MAX_REQUEST_MESSAGE = 300;

/** Most connections of one person; `userNetwork` holds them. */
export const MOST_CONNECTIONS = 500;

/** Requests and name searches per person and hour. */
export const REQUESTS_PER_HOUR = 20;
export const SEARCHES_PER_HOUR = 30;

/** Days before a declined person's request reaches the other again. */
export const DECLINED_DAYS = 30;

/** `Connections/{id}`: one person's view of another, one per side: a block shows only to its author. */
export const connectionShape = defineShape(COLLECTIONS.connections, {
  uuid: bookkeeping(serverOnly(requiredText(200))),
  /** Owner of this view; nobody else reads it. */
  person: serverOnly(requiredText(128)),
  /** Uid of the other; '' for a request to an address, which never reveals whether it is known. */
  other: serverOnly(text(128)),
  /** The other's name, or the address of the request. */
  otherName: serverOnly(text(320)),
  otherOwner: serverOnly(text(128)),
  otherBusiness: serverOnly(text(120)),
  message: serverOnly(text(MAX_REQUEST_MESSAGE)),
  state: serverOnly(choice(CONNECTION_STATES)),
  /** For a request by address: the id of the asker's view. */
  askedBy: serverOnly(text(200)),
  createdAt: bookkeeping(serverOnly(moment())),
  updatedAt: bookkeeping(serverOnly(moment())),
});
export type Connection = Infer<typeof connectionShape>;

/** A person's name for other businesses; never the address. */
export function networkName(person: {
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly username: string;
}): string {
  const full = `${person.userFirstName} ${person.userLastName}`.trim();
  const name = full || person.username.trim();
  return name === '' || name.includes('@') ? 'Someone' : name;
}

/** Allowed states for each answer, for screens and functions. */
export const CONNECTION_ANSWERS = {
  accept: ['waiting'],
  decline: ['waiting'],
  withdraw: ['sent'],
  remove: ['connected'],
  block: ['waiting', 'connected'],
  unblock: ['blocked'],
} as const satisfies Readonly<Record<string, readonly ConnectionState[]>>;
export type ConnectionAnswer = keyof typeof CONNECTION_ANSWERS;

export function mayAnswer(state: ConnectionState, answer: ConnectionAnswer): boolean {
  const from: readonly ConnectionState[] = CONNECTION_ANSWERS[answer];
  return from.includes(state);
}

/** A person's network as the lists of their screen, each sorted by name. */
export function networkLists(
  connections: readonly Connection[],
): Readonly<Record<Exclude<ConnectionState, 'declined'>, readonly Connection[]>> {
  const sorted = connections.toSorted((a, b) => a.otherName.localeCompare(b.otherName));
  const inState = (state: ConnectionState) => sorted.filter((one) => one.state === state);
  return {
    waiting: inState('waiting'),
    connected: inState('connected'),
    sent: inState('sent'),
    blocked: inState('blocked'),
  };
}
