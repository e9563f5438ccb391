import { stepsOf } from '../jobs/checklist';
import type { BusinessSettings } from '../company/company';
import type { Job } from '../jobs/job';
import type { Visit } from '../jobs/visit';
import { MEASURES } from '../jobs/measures';
import { ROOF_FACTS } from '../jobs/roof-facts';
import { drawnSignature } from '../jobs/signature';
import { shownSubStatus } from '../core/sub-statuses';
import { knownFacts } from './paper';
import type { Paper, PaperSection, PaperVisit } from './paper';
import { paperOf, type PaperMaking } from './paper-of';

/** Enough for a remark without another page. */
const NOTE_LINES = 4;

export type JobSheetInput = PaperMaking & {
  readonly job: Job;
  readonly visits: readonly Visit[];
  readonly nameOf: (uid: string) => string;
  readonly hasRoom: boolean;
};

/** The crew's sheet: place, time, people and work. Has no amounts, because crews see none. */
export function jobSheet(input: JobSheetInput): Paper {
  const { job, visits, business, nameOf, hasRoom, write } = input;
  const { settings } = business;
  const planned = visits
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((a, b) => a.start - b.start)
    .map((visit): PaperVisit => ({
      days: write.days(visit.start, visit.end),
      times: write.times(visit.start, visit.end),
      title: visit.title,
      crew: write.names(visit.crew.map(nameOf)),
    }));
  const sections: (PaperSection | false)[] = [
    {
      kind: 'columns',
      columns: [
        {
          title: 'Customer',
          facts: knownFacts([
            { label: 'Name', value: job.customerName },
            { label: 'Address', value: write.address(job) },
            { label: 'Phone', value: job.phone && write.phone(job.phone) },
          ]),
        },
        {
          title: 'Job',
          facts: knownFacts([
            { label: 'Type', value: job.jobType },
            { label: 'Status', value: statusOf(job, settings) },
            { label: 'Pitch', value: job.pitch },
            ...MEASURES.map(({ field, label }) => ({ label, value: write.measure(job[field]) })),
            ...ROOF_FACTS.map(({ key, label, isDay }) => {
              const value = job.roof[key] ?? '';
              return { label, value: isDay && value !== '' ? write.day(value) : value };
            }),
          ]),
        },
      ],
    },
    planned.length > 0
      ? { kind: 'visits', title: 'Visits', visits: planned }
      : { kind: 'text', title: 'Visits', text: 'Nothing is planned yet.' },
    job.accessNotes.trim() !== '' && {
      kind: 'text',
      title: 'Access notes',
      text: job.accessNotes.trim(),
    },
    job.instructions.trim() !== '' && {
      kind: 'text',
      title: 'Instructions',
      text: job.instructions.trim(),
    },
    job.checklist.length > 0 && {
      kind: 'checklist',
      title: 'Checklist',
      items: stepsOf(job).map(({ text, done }) => ({ text, done })),
    },
    hasRoom && { kind: 'lines', title: 'Notes', count: NOTE_LINES },
    job.signedName !== '' && {
      kind: 'signed',
      title: 'Signed by the client',
      path: drawnSignature(job.signature),
      name: job.signedName,
      at: job.signedAt === null ? '' : write.moment(job.signedAt),
    },
    hasRoom && job.signedName === '' && { kind: 'signatures', signers: [{ label: 'Signature', value: '' }] },
  ];
  return paperOf('Job sheet', job, input, sections);
}

function statusOf(job: Job, { subStatuses }: BusinessSettings): string {
  const part = shownSubStatus(subStatuses, 'job', job.status, job.subStatus);
  return part === null ? job.status : `${job.status}, ${part.label}`;
}
