import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useUser } from '@/data/session/use-session';
import { takeTheirs } from '@/data/journal/theirs/theirs';
import { useChangedDeletion } from '@/data/journal/use-changed-deletion';
import { useUnsentChange } from '@/data/journal/use-unsent-change';
import { useTheirs } from '@/data/journal/theirs/use-theirs';
import { useCommit } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import { ClashChoice } from '@/shared/forms/frame/clash-choice';
import { useFormat } from '@/shared/format/format-context';
import { writtenValue } from '@/shared/format/written-value';
import { ChangeHeading } from './change-heading';
import type { ChangeHeadingProps } from './change-heading';
import { DeletedChoice } from './deleted-choice';
import type { JournalEntry, TheirValue } from '@/data/journal/kept/entry';

export type OverwrittenItemProps = Pick<ChangeHeadingProps, 'entry' | 'onLeave'> & {
  readonly onDecide: (decided: TheirValue) => void;
};

/** A sent change that overwrote another user's: asks, field by field, which value stays. */
export function OverwrittenItem({ entry, onDecide, onLeave }: OverwrittenItemProps) {
  const deletion = useChangedDeletion(entry);
  const { server } = useUnsentChange(entry);
  return (
    <ChangeHeading entry={entry} onLeave={onLeave}>
      {deletion ? (
        <DeletedChoice
          deletion={deletion}
          isBack={server === 'there'}
          onDecide={() => onDecide(deletion.decided)}
        />
      ) : (
        <FieldChoices entry={entry} onDecide={onDecide} />
      )}
    </ChangeHeading>
  );
}

function FieldChoices({ entry, onDecide }: Pick<OverwrittenItemProps, 'entry' | 'onDecide'>) {
  const fields = useTheirs(entry);
  const formats = useFormat();
  const { byUid } = usePeople();
  const { uuid } = useUser();
  const commit = useCommit();
  const words = { formats, people: byUid };

  const take = (from: JournalEntry, decided: TheirValue) => {
    commit(takeTheirs(from, decided));
    onDecide(decided);
  };

  return (
    <Alert severity="warning">
      {fields.map(({ key, decided, field, isChangedSince }) => (
        <Box key={key}>
          <ClashChoice
            label={field.label}
            who={decided.by === uuid ? 'You on another device' : (byUid.get(decided.by)?.name ?? 'Someone')}
            theirs={writtenValue(field.theirs, field.kind, words)}
            mine={writtenValue(field.mine, field.kind, words)}
            onTheirs={() => take(entry, decided)}
            onMine={() => onDecide(decided)}
          />
          {isChangedSince && 'It was changed again since.'}
        </Box>
      ))}
    </Alert>
  );
}
