import { shortNumber } from '@/domain/core/record-number';
import type { Job } from '@/domain/jobs/job';
import { bookingOf } from '@/domain/jobs/move-visits';
import type { Visit } from '@/domain/jobs/visit';
import { HOUR_MS } from '@/domain/time/time';

/** A job that is planned without a length takes a working day. */
export const WORKDAY_MS = 8 * HOUR_MS;

/** A visit as the span that takes up its crew, with a title. */
export function titledBookingOf(visit: Visit) {
  return { ...bookingOf(visit), title: visit.title || visit.customerName };
}

/** The first visit of a job from a start (epoch ms), without a crew yet unless one is named. */
export function firstVisit(job: Job, start: number, crew: readonly string[] = []) {
  return { start, end: start + WORKDAY_MS, title: job.title, crew, clientNote: '' };
}

/** "J-127 512 Skyline Pkwy" of a job that waits for a visit. */
export function waitingTitle(job: Job): string {
  const place = job.streetAddress || job.title;
  return job.number === null ? place : `${shortNumber(job)} ${place}`;
}
