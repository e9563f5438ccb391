import type { MailRecord } from '@/api/contract/mail';
import { paths } from '@/domain/navigation/paths';

/** The address of the record a mail is about. Visits have none of their own. */
export function recordPath({ noun, id }: MailRecord): string {
  switch (noun) {
    case 'customer':
      return paths.customer(id);
    case 'tracker':
      return paths.tracker(id);
    case 'job':
      return paths.job(id);
    case 'task':
      return paths.task(id);
    case 'project':
      return paths.project(id);
    case 'visit':
      return paths.jobsCalendar;
  }
}
