import type { Formats } from '@/domain/format/formats';
import type { Project } from '@/domain/projects/project';
import { formatDay, formatDaySpan } from '@/shared/format/dates';

/** "Mon, Nov 2 – Fri, Dec 18", "From Nov 2", "Until Dec 18" of a project; '' without days. */
export function datesText(
  { startOn, endOn }: Pick<Project, 'startOn' | 'endOn'>,
  formats: Formats,
  now: number,
): string {
  const day = (of: string) => formatDay(of, formats, now);
  if (startOn !== '' && endOn !== '') return formatDaySpan(startOn, endOn, formats, now);
  if (startOn !== '') return `From ${day(startOn)}`;
  return endOn === '' ? '' : `Until ${day(endOn)}`;
}
