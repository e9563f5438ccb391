import { DATABASE, DOCUMENTS } from '../../setup/emulators';
import { asOwner } from './server';

type Fields = Readonly<Record<string, unknown>>;
type Stored = { readonly name: string; readonly fields: Fields };

const text = (stringValue: string) => ({ stringValue });
const moment = (ms: number) => ({ timestampValue: new Date(ms).toISOString() });
const NONE = { nullValue: null };
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
export async function planVisitNow(crewMember: string, title: string): Promise<string> {
  const { visit, job } = await runningVisit(crewMember);
  const id = `planned-${Date.now().toString(36)}`;
  // Not before: an hour ago it may have been yesterday.
  const [start, end] = [moment(Date.now()), moment(Date.now() + 3_600_000)];
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
        ...{ signature: text(''), signedName: text(''), signedAt: NONE },
        ...{ problem: text(''), problemAt: NONE, problemBy: text('') },
        ...{ plannedStart: start, plannedEnd: end, number: NONE },
      }),
      write('Visits', `${id}-visit`, visit, {
        jobId: text(id),
        status: text('Planned'),
        ...{ start, end, startedAt: NONE, endedAt: NONE },
      }),
    ],
  });
  return id;
}
