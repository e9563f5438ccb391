import { now } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import type { Field } from '@/domain/core/shape';
import { ACME } from '@tests/factories/records';
import { freeFields, isTied, legal, tampered } from '../contents';
import type { Content, Writable } from '../contents';
import { changeOf, NEW_DOCUMENT } from '../documents';
import type { Data } from '../documents';
import type { Target } from '../oracle';
import { ADMIN, EMPLOYEES } from '../roles';
import { largest } from '../values';
import { BY_OWNER, CHATS, newIdOf, PERSONAL, refOf, standingRef, WRITABLE } from '../world';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const KEY = 'unassigned';
/** Only participants write chats. */
const keyOf = (target: Target) => (CHATS.includes(target) ? 'assigned' : KEY);
const UID = ADMIN.uid ?? '';

type Maker = (fields: Data) => { readonly given: readonly Write[]; readonly write: Write };

function change(target: Target): Maker {
  const ref = standingRef(target, keyOf(target), UID);
  return (fields) => ({
    given: [],
    write: { kind: 'patch', ref, fields: { ...changeOf(target, UID), ...fields } },
  });
}

function placeOf(id: string, target: Target) {
  const assignees = CHATS.includes(target) ? [UID, 'somebody'] : ['somebody'];
  return { id, key: keyOf(target), owner: ACME, assignees, uid: UID };
}

/** Address and data of a new document, with a reason if its status needs one. */
function creation(target: Target): {
  readonly ref: Ref;
  readonly data: Data;
  readonly given: readonly Write[];
} {
  const isSingle = PERSONAL.includes(target) || BY_OWNER.includes(target);
  const ref = isSingle
    ? standingRef(target, KEY, UID)
    : refOf(target, newIdOf(target, keyOf(target), UID), { key: KEY, owner: ACME });
  const plain = NEW_DOCUMENT[target](placeOf(ref.id, target));
  const data = 'statusReason' in plain ? { ...plain, statusReason: 'Other' } : plain;
  // A price has the id of its record.
  const job: Write = {
    kind: 'create',
    ref: { collection: 'Jobs', id: ref.id },
    data: NEW_DOCUMENT.Jobs(placeOf(ref.id, 'Jobs')),
  };
  const given: readonly Write[] = [...(target === 'Prices' ? [job] : []), { kind: 'delete', ref }];
  return { ref, data, given };
}

function make(target: Target): Maker {
  const { ref, data, given } = creation(target);
  return (fields) => ({ given, write: { kind: 'create', ref, data: { ...data, ...fields } } });
}

function row(name: string, isAllowed: boolean, maker: Maker, fields: Data): CellRow {
  const { given, write } = maker(fields);
  return writes(ADMIN, name, [write], isAllowed, given);
}

const rowsOf = (contents: readonly Content[], maker: Maker): readonly CellRow[] =>
  contents.map(({ name, fields, isLegal }) => row(name, isLegal, maker, fields));

/** Client fields the policy reads; others may be absent, as in older documents. */
const READ_BY_POLICY: ReadonlySet<string> = new Set([
  ...['customerStatus', 'status', 'statusReason', 'salesperson', 'state', 'expiresAt'],
]);

function least({ target, shape }: Writable, data: Data, isNew: boolean): Data {
  const kept = Object.entries(data).filter(([name]) => {
    const field = shape.fields[name];
    if (field?.writer === 'server') return !isNew;
    return isTied(target, name) || READ_BY_POLICY.has(name) || field?.required === true;
  });
  return Object.fromEntries(kept);
}

function sparse(one: Writable): readonly CellRow[] {
  const { target, writes: allowed } = one;
  const { ref, data, given } = creation(target);
  const made: Write = { kind: 'create', ref, data: least(one, data, true) };
  const stored: Write = { kind: 'create', ref, data: least(one, data, false) };
  const changed: Write = { kind: 'patch', ref, fields: changeOf(target, UID) };
  return [
    ...(allowed.create ? [writes(ADMIN, 'made with the least', [made], true, given)] : []),
    ...(allowed.update === 'none'
      ? []
      : [writes(ADMIN, 'with the least, changed', [changed], true, [...given, stored])]),
  ];
}

/** A change of a record that another person wrote before, so that the stamps change too. */
function afterAnother({ target, shape, writes: allowed }: Writable): readonly CellRow[] {
  if (allowed.update === 'none' || !('updatedBy' in changeOf(target, UID))) return [];
  const stamps = ['updatedBy', 'statusBy'].filter(
    (name) => name in shape.fields && (typeof allowed.update === 'string' || allowed.update.includes(name)),
  );
  const by = (uid: string) => Object.fromEntries(stamps.map((name) => [name, uid]));
  const ref = standingRef(target, keyOf(target), UID);
  const given: Write = { kind: 'patch', ref, fields: by('somebody') };
  const { write } = change(target)(by(UID));
  return [writes(ADMIN, 'changed after another person', [write], true, [given])];
}

function largestData(fields: readonly (readonly [string, Field])[]): Data {
  return Object.fromEntries(fields.map(([name, field]) => [name, largest(field)]));
}

const largestRows: readonly CellRow[] = WRITABLE.flatMap((one) => {
  const { target, writes: allowed } = one;
  return [
    ...(allowed.create
      ? [row(`${target}, made at its largest`, true, make(target), largestData(freeFields(one, true)))]
      : []),
    ...(allowed.update === 'none'
      ? []
      : [
          row(`${target}, changed to its largest`, true, change(target), largestData(freeFields(one, false))),
        ]),
  ];
});

const worker = EMPLOYEES['Field worker'];
const report: Write = {
  kind: 'patch',
  ref: standingRef('Jobs', 'assigned', ''),
  fields: {
    status: 'On Hold',
    previousStatus: 'Unscheduled',
    statusReason: 'Weather',
    statusBy: worker.uid ?? '',
    updatedAt: now(),
    updatedBy: worker.uid ?? '',
  },
};

/** The largest legal document of each target, created or changed in one write, and a crew's report. */
export const largestCells: readonly Cell[] = cellsOf('the largest legal document', [
  ...largestRows,
  writes(worker, 'Jobs, reported by its crew', [report], true),
]);

/** The allowed contents of a document, field by field. */
export const shapeCells: readonly Cell[] = [
  ...largestCells,
  ...WRITABLE.flatMap((one): readonly Cell[] => {
    const { target, shape, writes: allowed } = one;
    const surprise: Data = { surprise: 'x' };
    const made = make(target);
    const changed = change(target);
    return [
      ...cellsOf(`${target} with little in it`, sparse(one)),
      ...cellsOf(`${target}, written by two people`, afterAnother(one)),
      ...(allowed.create
        ? [
            ...cellsOf(`${target}, made tampered`, [
              ...rowsOf(tampered(shape), made),
              row('with a field nobody knows', false, made, surprise),
            ]),
            ...cellsOf(`${target}, made`, rowsOf(legal(one, true), made)),
          ]
        : []),
      ...(allowed.update === 'none'
        ? []
        : [
            ...cellsOf(`${target}, changed tampered`, [
              ...rowsOf(tampered(shape), changed),
              ...['surprise', ...allowed.fixed].map((name) =>
                row(`${name}, forged`, false, changed, { [name]: 'forged' }),
              ),
            ]),
            ...cellsOf(`${target}, changed`, rowsOf(legal(one, false), changed)),
          ]),
    ];
  }),
];
