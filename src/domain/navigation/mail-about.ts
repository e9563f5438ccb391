import type { LinkedNoun } from '../core/noun-names';
import { paths } from './paths';

/** The address of a new mail about a record, to its client. */
export function mailAbout(noun: LinkedNoun, id: string): string {
  return `${paths.mailList('all')}?${new URLSearchParams({ [noun]: id }).toString()}`;
}
