import type { Ref, Write } from '@/data/store/port';
import { chunksOf } from '@/domain/core/collections';
import { CHUNK_IDS, CHUNK_LENGTH } from '@/domain/files/file';
import { ACME } from '@tests/factories/records';
import { create, patch } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, NICK, NOBODY, ROLES, SOLO, VERA } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Manager, 'Field worker': FieldWorker, Worker } = EMPLOYEES;

const everybody = ROLES.flatMap((role) => role.uid ?? []);
const file: Ref = { collection: 'Files', id: 'file-made' };
const chunk = (id: string): Ref => ({ collection: chunksOf(file.id), id });

/** A role's upload to the records with all roles assigned. */
const sent = (role: Role, change: Data = {}): Write => create(role, 'Files', file.id, everybody, change);
const adds = (role: Role, what: string, isAllowed: boolean, change: Data = {}): CellRow =>
  writes(role, what, [sent(role, change)], isAllowed);

const atTracker: Data = { noun: 'tracker', recordId: 't-assigned' };
const atJob: Data = { noun: 'job', recordId: 'j-assigned' };
const othersJob: Data = { noun: 'job', recordId: 'j-unassigned', assignees: ['somebody'] };

const places = cellsOf('where files are added', [
  adds(Sales, 'at a customer', true),
  adds(Sales, 'at a tracker', true, atTracker),
  adds(Manager, 'at a job', true, atJob),
  adds(ADMIN, 'at a project', true, { noun: 'project', recordId: 'Projects-assigned' }),
  adds(VERA, 'by who only looks', false),
  adds(VERA, 'at a tracker by who only looks', false, atTracker),
  adds(ADMIN, 'at a customer that is not there', false, { recordId: 'nowhere' }),
  adds(ADMIN, 'at another business’s customer', false, { recordId: 'c-foreign' }),
  adds(ADMIN, 'at a customer under another noun', false, { noun: 'job' }),
  adds(ADMIN, 'at a visit', false, { noun: 'visit', recordId: 'Visits-assigned' }),
  adds(ADMIN, 'for other people than its record is', false, { assignees: ['ann'] }),
  adds(Sales, 'at others’ customer, as if it were theirs', false, {
    recordId: 'c-unassigned',
    assignees: ['sally'],
  }),
  adds(ADMIN, 'ready before it is sent', false, { state: 'ready' }),
  adds(ADMIN, 'by another', false, { createdBy: 'max' }),
  adds(ADMIN, 'of another business', false, { owner: 'other' }),
]);

const filled = (row: CellRow, ref: Ref, filesFull: boolean): CellRow => ({
  ...row,
  given: [{ kind: 'patch', ref, fields: { filesFull } }],
});
const atCustomerDoc: Ref = { collection: 'Customers', id: 'c-assigned' };
const atTrackerDoc: Ref = { collection: 'Trackers', id: 't-assigned' };
const atJobDoc: Ref = { collection: 'Jobs', id: 'j-assigned' };

const full = cellsOf('a record that holds as many files as it may', [
  filled(adds(Sales, 'a customer', false), atCustomerDoc, true),
  filled(adds(Sales, 'a customer with room again', true), atCustomerDoc, false),
  filled(adds(Sales, 'a tracker', false, atTracker), atTrackerDoc, true),
  filled(adds(Manager, 'a job', false, atJob), atJobDoc, true),
  filled(adds(FieldWorker, 'a job, by its crew', false, atJob), atJobDoc, true),
  filled(adds(FieldWorker, 'a job with room again, by its crew', true, atJob), atJobDoc, false),
]);

const crew = cellsOf('what a crew adds', [
  adds(FieldWorker, 'to its job', true, atJob),
  adds(FieldWorker, 'to others’ job', false, othersJob),
  adds(VERA, 'to others’ job, which it sees', false, othersJob),
  adds(FieldWorker, 'to its tracker', false, atTracker),
  adds(FieldWorker, 'to its customer', false),
  adds(NICK, 'to a job it may not see', false, atJob),
]);

const company: Ref = { collection: 'Companies', id: ACME };
const switchedOff: Write = { kind: 'patch', ref: company, fields: { isAttachment: false } };
const standing: Ref = { collection: 'Files', id: 'Files-assigned' };
const off = (row: CellRow): CellRow => ({ ...row, given: [...(row.given ?? []), switchedOff] });

const switching = cellsOf('the company’s switch', [
  off(adds(ADMIN, 'off, added', false)),
  off(adds(FieldWorker, 'off, added by a crew', false, atJob)),
  off(gets(Sales, 'off, read', standing, true)),
  off(gets(Sales, 'off, opened', { collection: chunksOf(standing.id), id: '0' }, true)),
  off(writes(Sales, 'off, deleted', [{ kind: 'delete', ref: standing }], true)),
  adds(SOLO, 'a person without a company has none', true, {
    owner: 'solo',
    recordId: 'c-alone',
    assignees: ['somebody'],
  }),
  writes(ADMIN, 'turned off by an administrator', [patch(ADMIN, company, { isAttachment: false })], true),
  writes(Manager, 'turned off by a manager', [patch(Manager, company, { isAttachment: false })], false),
  writes(ADMIN, 'neither on nor off', [patch(ADMIN, company, { isAttachment: 'maybe' })], false),
]);

/** A write to a file the role began, perhaps with changes. */
const then = (role: Role, what: string, isAllowed: boolean, write: Write, given: readonly Write[]): CellRow =>
  writes(role, what, [write], isAllowed, given);
const finished = (role: Role): Write => patch(role, file, { state: 'ready' });
const part = (id: string, data: Data = { content: 'AAEC' }): Write => ({
  kind: 'create',
  ref: chunk(id),
  data,
});
const long = (length: number): Data => ({ content: 'A'.repeat(length) });

const sending = cellsOf('only its author completes a file', [
  then(Sales, 'finished', true, finished(Sales), [sent(Sales)]),
  then(Sales, 'finished after it was moved', true, finished(Sales), [sent(Sales, { updatedBy: 'max' })]),
  then(Sales, 'finished by another', false, finished(Sales), [sent(ADMIN)]),
  then(Sales, 'finished twice', false, finished(Sales), [sent(Sales, { state: 'ready' })]),
  then(Sales, 'not finished', false, patch(Sales, file, { state: 'sending' }), [sent(Sales)]),
  then(Sales, 'renamed', false, patch(Sales, file, { state: 'ready', name: 'x' }), [sent(Sales)]),
  then(NICK, 'finished by who sees it no more', false, finished(NICK), [sent(NICK)]),
  then(FieldWorker, 'finished by a crew', true, finished(FieldWorker), [sent(FieldWorker, atJob)]),
  then(Sales, 'finished in another’s name', false, patch(ADMIN, file, { state: 'ready' }), [sent(Sales)]),
  ...[...CHUNK_IDS, '15', '-1', '00', 'x'].map((id) =>
    then(Sales, `part ${id}`, CHUNK_IDS.includes(id), part(id), [sent(Sales)]),
  ),
  then(Sales, 'a part of another’s file', false, part('0'), [sent(ADMIN)]),
  then(Sales, 'a part of a finished file', false, part('0'), [sent(Sales, { state: 'ready' })]),
  then(NICK, 'a part by who sees it no more', false, part('0'), [sent(NICK)]),
  then(Sales, 'a part of no file', false, part('0'), []),
  then(Sales, 'a part with anything else', false, part('0', { content: 'AAEC', note: 'x' }), [sent(Sales)]),
  then(Sales, 'a part that is no text', false, part('0', { content: ['A'] }), [sent(Sales)]),
  then(Sales, 'the longest part', true, part('0', long(CHUNK_LENGTH)), [sent(Sales)]),
  then(Sales, 'a longer part', false, part('0', long(CHUNK_LENGTH + 1)), [sent(Sales)]),
  then(Sales, 'a part once more', false, part('0'), [sent(Sales), part('0')]),
]);

const said: Data = { tag: 'After', caption: 'Ridge, done.' };
const shown: Data = { clientVisible: true };
const told = (
  role: Role,
  what: string,
  isAllowed: boolean,
  change: Data,
  by: Role,
  place: Data = {},
): CellRow =>
  then(role, what, isAllowed, patch(role, file, change), [sent(by, { ...place, state: 'ready' })]);

const describing = cellsOf('who describes a photo and shows it to the client', [
  told(Sales, 'an editor another’s', true, { ...said, ...shown }, ADMIN),
  told(FieldWorker, 'a crew its own', true, said, FieldWorker, atJob),
  told(Sales, 'with a tag alone', true, { tag: 'After' }, ADMIN),
  told(Sales, 'with a caption alone', true, { caption: 'Ridge.' }, ADMIN),
  told(Sales, 'to the client, perhaps', false, { clientVisible: 'maybe' }, Sales),
  told(FieldWorker, 'a crew another’s', false, said, ADMIN, atJob),
  told(FieldWorker, 'a crew its own, to the client', false, shown, FieldWorker, atJob),
  told(Manager, 'an editor a crew’s, to the client', true, shown, FieldWorker, atJob),
  told(NICK, 'their own, which they see no more', false, said, NICK, atJob),
  told(Sales, 'with another name', false, { ...said, name: 'x' }, Sales),
  told(Sales, 'in a mail', false, said, Sales, { noun: 'mail', recordId: 'm', assignees: ['sally'] }),
  then(Sales, 'without a stamp', false, { kind: 'patch', ref: file, fields: said }, [
    sent(Sales, { updatedBy: 'max' }),
  ]),
  then(Sales, 'as it is finished', true, patch(Sales, file, { ...said, state: 'ready' }), [sent(Sales)]),
  then(Sales, 'shown as it is finished', false, patch(Sales, file, { ...shown, state: 'ready' }), [
    sent(Sales),
  ]),
  then(Sales, 'as it is begun anew', false, patch(Sales, file, { ...said, state: 'sending' }), [
    sent(Sales, { state: 'ready' }),
  ]),
  adds(Sales, 'shown from the start', false, shown),
  adds(Sales, 'described from the start', true, said),
]);

const remove: Write = { kind: 'delete', ref: file };

const going = cellsOf('who deletes a file', [
  then(Sales, 'an editor of its record', true, remove, [sent(ADMIN)]),
  then(FieldWorker, 'a crew its own', true, remove, [sent(FieldWorker, atJob)]),
  then(FieldWorker, 'a crew another’s', false, remove, [sent(ADMIN, atJob)]),
  then(NICK, 'their own, which they see no more', false, remove, [sent(NICK, atJob)]),
  then(Sales, 'its content alone', false, { kind: 'delete', ref: chunk('0') }, [sent(Sales), part('0')]),
]);

const nouns: readonly [string, Data][] = [
  ['customer', {}],
  ['tracker', atTracker],
  ['job', atJob],
];

const readers = cellsOf('files by noun', [
  ...nouns.flatMap(([noun, change]) =>
    [FieldWorker, Worker].flatMap((role): CellRow[] => {
      const given = [sent(ADMIN, change), part('0')];
      const isAllowed = noun !== 'customer' || role === Worker;
      return [
        { ...gets(role, noun, file, isAllowed), given },
        { ...gets(role, `${noun}, its content`, chunk('0'), isAllowed), given },
      ];
    }),
  ),
  gets(ADMIN, 'a content of no file', chunk('0'), false),
  gets(NOBODY, 'a content', { collection: chunksOf(standing.id), id: '0' }, false),
]);

/** Photos and files beyond the matrix: allowed records, the upload, and refusals. */
export const fileCells: readonly Cell[] = [
  ...places,
  ...full,
  ...crew,
  ...switching,
  ...sending,
  ...describing,
  ...going,
  ...readers,
];
