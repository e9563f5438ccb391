import { DATABASE, DOCUMENTS } from '../../setup/emulators';
import { asOwner } from './server';

type Fields = Readonly<Record<string, unknown>>;
type Stored = { readonly name: string; readonly fields: Fields };

const text = (stringValue: string) => ({ stringValue });
const moment = (ms: number) => ({ timestampValue: new Date(ms).toISOString() });
const NONE = { nullValue: null };
const HOUR = 3_600_000;
const EMPTY = { arrayValue: { values: [] } };

/** A visit of the example world that its crew works on, by its documents. */
async function runningVisit(crewMember: string): Promise<{ readonly visit: Stored; readonly job: Stored }> {
  const where = {
    fieldFilter: { field: { fieldPath: 'crew' }, op: 'ARRAY_CONTAINS', value: text(crewMember) },
  };
  const answers = await asOwner<readonly { readonly document?: Stored }[]>(`${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'Visits' }], where },
  });
  const visit = answers.flatMap(({ document }) => document ?? []).find(({ fields }) => fields['startedAt']);
  if (!visit) throw new Error(`${crewMember} has no visit to copy`);
  // The REST form of a text field.
  const { stringValue } = visit.fields['jobId'] as { readonly stringValue: string };
  return { visit, job: await asOwner<Stored>(`${DOCUMENTS}/Jobs/${stringValue}`) };
}

/** Plans a job with one visit now for the crew of a field worker, as the office would; returns the job's id. */
export function planVisitNow(crewMember: string, title: string): Promise<string> {
  // Not before: an hour ago it may have been yesterday.
  const now = Date.now();
  return planVisit(crewMember, title, { start: now, end: now + HOUR });
}

/** The same at another time (epoch ms), and for other people than that crew. */
export async function planVisit(
  crewMember: string,
  title: string,
  { start, end, crew }: { readonly start: number; readonly end: number; readonly crew?: readonly string[] },
): Promise<string> {
  const { visit, job } = await runningVisit(crewMember);
  const id = `planned-${Date.now().toString(36)}`;
  const span = { start: moment(start), end: moment(end) };
  const write = (collection: string, uuid: string, { fields }: Stored, changes: Fields) => ({
    update: {
      name: `${DATABASE}/documents/${collection}/${uuid}`,
      fields: { ...fields, uuid: text(uuid), title: text(title), previousStatus: text(''), ...changes },
    },
  });
  await asOwner(`${DOCUMENTS}:commit`, {
    writes: [
      write('Jobs', id, job, {
        status: text('Scheduled'),
        stepsDone: EMPTY,
        signature: text(''),
        signedName: text(''),
        signedAt: NONE,
        problem: text(''),
        problemAt: NONE,
        problemBy: text(''),
        plannedStart: span.start,
        plannedEnd: span.end,
        number: NONE,
      }),
      write('Visits', `${id}-visit`, visit, {
        jobId: text(id),
        status: text('Planned'),
        ...span,
        startedAt: NONE,
        endedAt: NONE,
        ...(crew && { crew: { arrayValue: { values: crew.map(text) } } }),
      }),
    ],
  });
  return id;
}
