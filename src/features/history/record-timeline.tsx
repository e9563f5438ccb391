import { addEntry } from '@/data/history/activity';
import type { HistoryOf } from '@/data/history/activity';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { subjectOf } from '@/domain/history/activity-entry';
import type { Noun } from '@/domain/nouns/define-noun';
import type { NounName } from '@/domain/core/noun-names';

import { History } from './history';
import { NoteComposer } from './note-composer';
import { useImportEntry } from './use-import-entry';
import type { ImportedRecord } from './use-import-entry';
import { useNote } from './use-note';

export type RecordTimelineProps = {
  readonly noun: Pick<Noun<string, NounName>, 'name' | 'line' | 'address' | 'parent'>;
  /** Whose history it is; by default the record's own. */
  readonly of?: HistoryOf;
  readonly record: { readonly uuid: string; readonly assignees: readonly string[] };
  /** For a job that an import may have made. */
  readonly imported?: ImportedRecord | null;
};

/** The history of a record of any noun, newest first, of a tracker also that of its jobs, and a field for notes. */
export function RecordTimeline({ of, noun, record, imported = null }: RecordTimelineProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { body, type, sent } = useNote(record.uuid);
  const origin = useImportEntry(imported, 'jobs:edit');
  return (
    <>
      <NoteComposer
        body={body}
        onChange={type}
        onNote={(note) => {
          const subject = { ...subjectOf(noun, record.uuid, record), assignees: record.assignees };
          commit(addEntry(viewer, subject, { kind: 'note', body: note }));
          sent();
        }}
      />
      <History
        of={of ?? { field: 'timelineId', id: record.uuid }}
        origin={origin}
        emptyText="Notes, changes, visits and messages appear here as they happen."
      />
    </>
  );
}
