import Button from '@mui/material/Button';
import { removeTimeOff } from '@/data/calendar/time-off';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { CalendarRecord } from '@/domain/calendar/event';
import { useFormat } from '@/shared/format/format-context';
import { formatDaySpan } from '@/shared/format/dates';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { Fact, Facts } from '@/shared/ui/record/facts';

export type OffActionsProps = {
  readonly open: boolean;
  readonly off: CalendarRecord;
  readonly name: string;
  readonly mayRemove: boolean;
  readonly onClose: () => void;
};

/** Days off of a person, and how to take them back. */
export function OffActions({ open, off, name, mayRemove, onClose }: OffActionsProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const place = useFormat();
  return (
    <FormDialog
      open={open}
      width="small"
      title={`${name} is off`}
      onClose={onClose}
      actions={
        mayRemove && (
          <Button
            color="error"
            variant="outlined"
            onClick={() => {
              commit(removeTimeOff(viewer, off));
              onClose();
            }}
          >
            Remove
          </Button>
        )
      }
    >
      <Facts>
        <Fact label="When">{formatDaySpan(off.firstDay, off.lastDay, place)}</Fact>
        <Fact label="Reason">{off.title}</Fact>
      </Facts>
    </FormDialog>
  );
}
