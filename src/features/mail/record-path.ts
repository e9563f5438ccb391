import type { MailRecord } from '@/api/contract/mail';
import { paths } from '@/domain/navigation/paths';
import { nounNamed } from '@/domain/nouns';

/** The address of the record a mail is about. Visits have none of their own. */
export function recordPath({ noun, id }: MailRecord): string {
  return nounNamed(noun).address?.(id) ?? paths.jobsCalendar;
}
