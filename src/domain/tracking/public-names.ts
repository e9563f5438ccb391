import type { RosterPerson } from '../company/company';
import type { Tracker } from '../trackers/tracker';

type Client = Pick<Tracker, 'customerName' | 'phone' | 'email'>;
type People = readonly Pick<RosterPerson, 'uid' | 'name' | 'firstName'>[];

/** The first names of people, without those who have none. */
export function firstNames(crew: readonly string[], people: People): readonly string[] {
  return crew.flatMap((uid) => {
    const name = firstNameOf(uid, people);
    return name === '' ? [] : [name];
  });
}

/** The first name of a person; '' for unknown and nameless ones. */
export function firstNameOf(uid: string, people: People): string {
  const person = people.find((one) => one.uid === uid);
  const name = person?.firstName || (person?.name.split(' ')[0] ?? '');
  // A person without a name is listed by e-mail, which must not become a first name.
  return name.includes('@') ? '' : name;
}

/** A title without the client's name, phone and e-mail, for a link may be forwarded; a general one if none is left. */
export function titleForClient(title: string, client: Client): string {
  return withoutClient(title, client) || 'Your project';
}

function withoutClient(title: string, client: Client): string {
  const cleaned = [client.customerName, client.phone, client.email]
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .reduce((left, value) => left.replace(wholeWord(value), ' '), title);
  if (cleaned === title) return title;
  return cleaned
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,:·–—-]+|[\s,:·–—-]+$/g, '');
}

function wholeWord(value: string): RegExp {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu');
}
