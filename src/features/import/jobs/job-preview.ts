import { isDone } from '@/domain/import/jobs/made';
import type { PlannedJob } from '@/domain/import/jobs/plan';
import type { JobDraft, JobReadContext } from '@/domain/import/jobs/read-row';
import { JOB_TARGET_TABLE, JOB_TARGETS, jobTargetLabel } from '@/domain/import/jobs/targets';
import type { JobTarget } from '@/domain/import/jobs/targets';
import { OTHER_ADDRESS } from '@/domain/import/columns/address-columns';
import { ROOF_FACTS } from '@/domain/jobs/roof-facts';
import { archivedNotice, previewOf } from '../preview/preview';
import type { FilledColumn, Preview } from '../preview/preview';

type Column = FilledColumn<PlannedJob>;

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
  const { headers, country } = context;
  const archived = plan.filter(({ action, draft }) => action === 'create' && isDone(draft)).length;
  const done = archivedNotice(plan, { archived, place: 'Jobs Archive as completed', country });
  return previewOf(plan, columnsOf(context), { headers, archived, notices: [...done, ...noticesOf(plan)] });
}

function columnsOf({ mapping, country, people }: JobReadContext): readonly Column[] {
  const from = new Map<JobTarget, number[]>([
    ['title', []],
    ['customer', []],
    ['status', []],
  ]);
  mapping.forEach((target, column) => {
    const shown = SHOWN_WITH[target] ?? JOB_TARGETS.find((one) => one === target);
    if (shown !== undefined) from.set(shown, [...(from.get(shown) ?? []), column]);
    // A planned job has an end, said or not.
    if (shown === 'start' && !from.has('end')) from.set('end', []);
  });
  const nameOf = (uid: string) => people.find((person) => person.uid === uid)?.name ?? '';
  return [...from].map(([target, columns]) => ({
    ...{
      id: target,
      label: jobTargetLabel(target, country),
      kind: JOB_TARGET_TABLE[target].kind,
      from: columns,
    },
    value: (line) => (target === 'customer' ? clientOf(line) : valueOf(target, line.draft, nameOf)),
  }));
}

function valueOf(
  target: JobTarget,
  { fields, client, tracker, span, crew, amount }: JobDraft,
  nameOf: (uid: string) => string,
): string | number | null {
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
      return crew.map(nameOf).join(', ');
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
