import { calendarFile } from '@/domain/time/calendar-file';
import type { PublicCopy } from '@/domain/tracking/public-copy';

/** Downloads a visit as a calendar file; `changedAt` is epoch ms. */
export function saveVisit(visit: PublicCopy['visits'][number], business: string, changedAt: number): void {
  const text = calendarFile([
    {
      // The same for a visit that moves; copies from before have no id.
      uid: `${visit.id || `${visit.start}-${visit.end}`}@joblane.app`,
      title: `${visit.title} (${business})`,
      description: visit.clientNote,
      place: '',
      start: visit.start,
      end: visit.end,
      stamp: changedAt,
    },
  ]);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'visit.ics';
  link.click();
  // By the next task the download has copied it.
  setTimeout(() => URL.revokeObjectURL(address));
}
