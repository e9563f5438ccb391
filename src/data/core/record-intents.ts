import type { Viewer } from '@/domain/access/viewer';
import type { IntentName } from '@/domain/core/intents';
import type { recordFields } from '@/domain/core/record';
import type { InferFields } from '@/domain/core/shape';
import { titleOf } from '@/domain/nouns/define-noun';
import type { Noun, NounDescription } from '@/domain/nouns/define-noun';
import { capitalised } from '@/domain/core/spelling';
import { mayDelete } from '@/domain/nouns/record-rights';
import { statusChange } from '@/domain/nouns/status-change';
import type { MoveReason, StatusOf } from '@/domain/nouns/status-change';
import type { Intent } from './intent';
import { now } from '../store/port';
import type { Tag, Write } from '../store/port';
import { changeRecord } from './change-record';
import { createRecord, deleteRecord, patchRecord } from './writes';
import type { Changes, NewFields } from './writes';

type Id = { readonly uuid: string };

/** A record, or the part of it that a list knows; it has every field that a change touches. */
type Known<R> = Partial<R> & Id;

/** The name and the snackbar text of a change where the usual ones do not fit. */
export type Named = { readonly name?: IntentName; readonly label?: string };

/** The changes of a noun's records. Each is one batch, signed by the viewer, with its Undo. */
export type RecordIntents<R> = {
  /**
   * Creates a record. `beside` is written in the same batch, such as its amount. Undo deletes all of it; for viewers
   * who may not delete the record, it goes into the archive.
   */
  readonly create: (
    viewer: Viewer,
    fields: NewFields<R> & Id & { readonly assignees: readonly string[] },
    named?: Named,
    beside?: readonly Write[],
  ) => Intent;
  /** Changes fields by name or dotted path; Undo restores them. */
  readonly change: (viewer: Viewer, before: Known<R>, changes: Changes<R>, named?: Named) => Intent;
  /** Moves a record to a status, with what else changes then; see `statusChange`. `at` is epoch ms, or the server's time. */
  readonly move: (
    viewer: Viewer,
    before: Known<R>,
    to: StatusOf<R>,
    at: number | Tag,
    how?: Named & { readonly why?: MoveReason; readonly also?: Changes<R> },
  ) => Intent;
  readonly archive: (viewer: Viewer, before: Known<R>) => Intent;
  /** Restores an archived record to the list that its description names. */
  readonly restore: (viewer: Viewer, before: Known<R>) => Intent;
  /** Deletes a record; Undo is `bringBack`. */
  readonly remove: (viewer: Viewer, record: R & Id) => Intent;
  /** Creates a deleted record again, with its id; Undo deletes it. */
  readonly bringBack: (viewer: Viewer, record: R & Id) => Intent;
};

/**
 * The changes of a noun's records, from its description: `const intents = recordIntents(jobNoun)`, then
 * `intents.archive(viewer, job)`. Fields that follow from others (search keys, assignees) and the table of allowed
 * moves are the caller's; who may do what is in `domain/nouns/record-rights.ts`.
 *
 * Every change throws AppError('invalid') when a value does not fit its field.
 *
 * @param deletion the writes that delete a record, where the deletion itself is not enough
 */
export function recordIntents<F extends typeof recordFields>(
  noun: Pick<NounDescription<string, string, F>, 'shape' | 'words' | 'line' | 'archive' | 'status'> &
    Pick<Noun, 'area' | 'amounts'>,
  deletion: (viewer: Viewer, id: string) => readonly Write[] = (_viewer, id) => [
    deleteRecord(noun.shape, id),
  ],
): RecordIntents<InferFields<F>> {
  type R = InferFields<F>;
  const { shape, archive } = noun;
  const says = (done: string) => `${capitalised(noun.words.one)} ${done}`;

  const change = (viewer: Viewer, before: Known<R>, changes: Changes<R>, named: Named = {}): Intent => ({
    name: named.name ?? 'editRecord',
    label: named.label ?? says('changed'),
    about: titleOf(noun, before),
    ...changeRecord(viewer, shape, before.uuid, before, changes),
  });

  /** The changes of a record that goes to a list; the description names the fields. */
  const toList = (list: string): Changes<R> => {
    if (archive === null) throw new Error(`There is no archive of ${noun.words.many}.`);
    const at = list === 'Archive' ? now() : null;
    return { [archive.field]: list, ...(archive.at !== null && { [archive.at]: at }) } as Changes<R>;
  };

  const bringBack = (viewer: Viewer, record: R & Id): Intent => ({
    name: 'createRecord',
    label: says('brought back'),
    about: titleOf(noun, record),
    // A record has every field of a new one. It comes from its Undo now, not from an import.
    writes: [createRecord(viewer, shape, { ...record, ...withoutImport(record) })],
    undo: deletion(viewer, record.uuid),
  });

  return {
    change,
    bringBack,
    move: (viewer, before, to, at, { why, also, ...named } = {}) => {
      const changes = { ...statusChange(noun, before, to, at, viewer.uid, why), ...also } as Changes<R>;
      return change(viewer, before, changes, { label: says(`is now ${String(to)}`), ...named });
    },
    create: (viewer, fields, named = {}, beside = []) => {
      const { uuid, assignees } = fields;
      const undo = (): Intent['undo'] => {
        if (mayDelete(viewer, noun, { owner: viewer.owner, assignees }))
          return [...beside.map(({ ref }) => ({ kind: 'delete', ref }) as const), ...deletion(viewer, uuid)];
        return archive && [patchRecord(viewer, shape, uuid, toList('Archive'))];
      };
      return {
        name: named.name ?? 'createRecord',
        label: named.label ?? says('created'),
        about: titleOf(noun, fields),
        writes: [createRecord(viewer, shape, fields), ...beside],
        undo: undo(),
      };
    },
    archive: (viewer, before) =>
      change(viewer, before, toList('Archive'), { name: 'archiveRecord', label: says('archived') }),
    restore: (viewer, before) =>
      change(viewer, before, toList(archive?.restoresTo(before) ?? ''), {
        name: 'restoreRecord',
        label: says('restored'),
      }),
    remove: (viewer, record) => ({
      name: 'deleteRecord',
      label: says('deleted'),
      about: titleOf(noun, record),
      writes: deletion(viewer, record.uuid),
      undo: bringBack(viewer, record).writes,
    }),
  };
}

const withoutImport = (record: object) => ('importId' in record ? { importId: '' } : {});
