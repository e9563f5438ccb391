import { paths } from './paths';

/** The address of a new mail about a record, to its client. */
export function mailAbout(noun: 'customer' | 'tracker' | 'job', id: string): string {
  return `${paths.mailList('all')}?${new URLSearchParams({ [noun]: id }).toString()}`;
}
