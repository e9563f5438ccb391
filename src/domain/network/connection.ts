import { COLLECTIONS } from '../core/collections';
import { choice, defineShape, moment, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';

/**
 * Where one person stands with another. `declined` is kept so that somebody who was turned away cannot
 * knock again at once; no screen shows it.
 */
export const CONNECTION_STATES = ['sent', 'waiting', 'connected', 'blocked', 'declined'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Longest word that goes along with a request. */
export const MAX_REQUEST_MESSAGE = 300;

/** Most people one can be connected with; `userNetwork` holds them. */
export const MOST_CONNECTIONS = 500;

/** Requests one person may send in an hour, and names they may look for. */
export const REQUESTS_PER_HOUR = 20;
export const SEARCHES_PER_HOUR = 30;

/** How long a person who was declined is not brought before the other again. */
export const DECLINED_DAYS = 30;

/**
 * `Connections/{id}`: how one person sees another. Each side has its own, so that a block shows on the side
 * of whoever blocked and nowhere else. Only functions write it.
 */
export const connectionShape = defineShape(COLLECTIONS.connections, {
  uuid: serverOnly(requiredText(200)),
  /** Whose view this is; nobody else reads it. */
  person: serverOnly(requiredText(128)),
  /** Uid of the other; '' while an address was asked, of which nobody says whether it is known. */
  other: serverOnly(text(128)),
  /** The other's name, or the address that was asked. */
  otherName: serverOnly(text(320)),
  /** Their business and its name; '' without one. */
  otherOwner: serverOnly(text(128)),
  otherBusiness: serverOnly(text(120)),
  message: serverOnly(text(MAX_REQUEST_MESSAGE)),
  state: serverOnly(choice(CONNECTION_STATES)),
  /** Of a request that came by address: the asker's own view of it. */
  askedBy: serverOnly(text(200)),
  createdAt: serverOnly(moment()),
  updatedAt: serverOnly(moment()),
});
export type Connection = Infer<typeof connectionShape>;

/** How people of other businesses see somebody: by name, and never by address. */
export function networkName(person: {
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly username: string;
}): string {
  const full = `${person.userFirstName} ${person.userLastName}`.trim();
  const name = full || person.username.trim();
  return name === '' || name.includes('@') ? 'Somebody' : name;
}

/** What can be done about somebody, and from where: one table for screens and functions. */
export const CONNECTION_ANSWERS = {
  accept: ['waiting'],
  decline: ['waiting'],
  withdraw: ['sent'],
  remove: ['connected'],
  block: ['waiting', 'connected'],
  unblock: ['blocked'],
} as const satisfies Readonly<Record<string, readonly ConnectionState[]>>;
export type ConnectionAnswer = keyof typeof CONNECTION_ANSWERS;

/** Whether an answer fits how things stand. */
export function mayAnswer(state: ConnectionState, answer: ConnectionAnswer): boolean {
  const from: readonly ConnectionState[] = CONNECTION_ANSWERS[answer];
  return from.includes(state);
}

/** A person's network in the lists their screen shows, each by name. */
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
