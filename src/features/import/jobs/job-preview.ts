import { isDone } from '@/domain/import/jobs/made';
import type { PlannedJob } from '@/domain/import/jobs/plan';
import type { JobReadContext } from '@/domain/import/jobs/read-row';
import { JOB_TARGETS } from '@/domain/import/jobs/targets';
import type { JobTarget } from '@/domain/import/jobs/targets';
import { OTHER_ADDRESS } from '@/domain/import/columns/address-columns';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { ROOF_FACTS } from '@/domain/jobs/roof-facts';
import { previewOf } from '../preview/preview';
import type { Preview } from '../preview/preview';
import { shownColumns } from '../preview/shown-columns';

/** The column of the preview that shows a target's cells; others show their own. */
const SHOWN_WITH: Readonly<Partial<Record<string, JobTarget>>> = {
  firstName: 'customer',
  lastName: 'customer',
  startTime: 'start',
  endTime: 'end',
  ...Object.fromEntries(OTHER_ADDRESS.map((target) => [target, 'notes' as const])),
};

const MOST_WORDS = 5;

/** The preview of a plan of jobs, with notices about finished work and statuses that are unknown here. */
export function jobPreview(plan: readonly PlannedJob[], context: JobReadContext): Preview {
  const { headers, country, mapping } = context;
  const archived = plan.filter(({ action, draft }) => action === 'create' && isDone(draft)).length;
  const columns = shownColumns<PlannedJob>({
    table: JOB_TARGETS,
    mapping,
    country,
    shownWith: SHOWN_WITH,
    always: ['title', 'customer', 'status'],
    valueOf: (target, line) => valueOf(target, line, context),
  });
  return previewOf(plan, columns, {
    headers,
    country,
    archived,
    archive: 'Jobs Archive as completed',
    notices: noticesOf(plan),
  });
}

function valueOf(target: ColumnTarget, line: PlannedJob, { people }: JobReadContext): string | number | null {
  const { fields, client, tracker, span, crew, amount } = line.draft;
  const fact = ROOF_FACTS.find(({ key }) => key === target);
  if (fact) return fields.roof[fact.key] ?? '';
  switch (target) {
    case 'title':
    case 'jobType':
    case 'status':
    case 'statusReason':
    case 'streetAddress':
    case 'city':
    case 'state':
    case 'zipcode':
    case 'squares':
      return fields[target];
    case 'customer':
      return clientOf(line);
    case 'phone':
    case 'email':
      return client[target];
    case 'phoneAlt':
      return client.phoneAlt ?? '';
    case 'tracker':
      return tracker === null ? '' : String(tracker);
    case 'start':
    case 'end':
      return span?.[target] ?? null;
    case 'crew':
      return crew.map((uid) => people.find((person) => person.uid === uid)?.name ?? '').join(', ');
    case 'amount':
      return amount;
    default:
      return fields.instructions;
  }
}

/** Who the job is for, as it will be stored. */
function clientOf(line: PlannedJob): string {
  const { client } = line.draft;
  const said = client.name || client.email || client.phone;
  if (line.action !== 'create') return said;
  switch (line.place.kind) {
    case 'tracker':
      return line.place.tracker.customerName;
    case 'customer':
      return line.place.customer.name;
    case 'new':
      return `${said} (new)`;
  }
}

function noticesOf(plan: readonly PlannedJob[]): readonly string[] {
  const words = plan.flatMap((line) => (line.action === 'create' ? line.draft.unknownStatus || [] : []));
  if (words.length === 0) return [];
  const different = [...new Set(words)];
  const named = different
    .slice(0, MOST_WORDS)
    .map((word) => `“${word.slice(0, 60)}”`)
    .join(', ');
  const more = different.length > MOST_WORDS ? ' and others' : '';
  return [
    `${named}${more}: no status here. These jobs become Scheduled if the file has their day, else Unscheduled, and keep the word in their notes.`,
  ];
}
