import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useSettings } from '@/data/session/use-settings';
import { crewMembers } from '@/domain/jobs/crews';
import { daysOfVisits, daysTo, movedTogether, moveProblem } from '@/domain/jobs/move-visits';
import type { Visit } from '@/domain/jobs/visit';
import { addDays, endOfDay, startOfDay } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { DayInput } from '@/shared/forms/fields/day-input';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ClientLineField } from './client-line-field';
import { SlipPreview } from './slip-preview';
import { useAround } from './use-around';
import { useMoveVisits } from './use-move-visits';

export type MoveVisitsDialogProps = {
  readonly open: boolean;
  /** At least one. */
  readonly visits: readonly Visit[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
};

const KEEP = 'keep';

/** Moves visits together: to another day, to another crew, or both, with what comes of it. */
export function MoveVisitsDialog({ open, visits, onMoved, onClose }: MoveVisitsDialogProps) {
  const { country, zone } = useFormat();
  const { crews } = useSettings().settings;
  const { people } = usePeople();
  const days = daysOfVisits(visits, zone);
  const [day, setDay] = useState(days?.first ?? '');
  const [crewId, setCrewId] = useState(KEEP);
  const [note, setNote] = useState('');
  const { isBusy, move } = useMoveVisits();
  const by = daysTo(visits, day, zone);
  const crew = crews.find(({ id }) => id === crewId);
  const here = people.map(({ uid }) => uid);
  const asked = { by, crew: crew ? crewMembers(crew, here) : null };
  const problem = day === '' ? 'Choose a day.' : moveProblem(asked);
  const span = days && {
    start: startOfDay(addDays(days.first, by), zone),
    end: endOfDay(addDays(days.last, by), zone),
  };
  const { status, isCut, ...around } = useAround(problem === null ? span : null);
  const moves = problem === null ? movedTogether({ ...around, zone }, visits, asked) : [];
  const count = plural(visits.length, 'visit', country);
  return (
    <FormDialog
      open={open}
      title={`Move ${count}`}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={problem !== null || status !== 'ready' || isBusy}
          onClick={() =>
            void move(moves, note.trim(), `${count} moved`).then((isDone) => isDone && onMoved())
          }
        >
          Move {count}
        </Button>
      }
    >
      <DayInput
        label="New day of the first visit"
        helper="The others keep their distance, and all keep their times of day."
        value={day}
        onChange={setDay}
      />
      {crews.length > 0 && (
        <TextField select label="Crew" value={crewId} onChange={(event) => setCrewId(event.target.value)}>
          <MenuItem value={KEEP}>Keep their people</MenuItem>
          {crews.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ClientLineField value={note} onChange={setNote} />
      {problem === null ? (
        <SlipPreview {...{ status, moves, isCut }} />
      ) : (
        <Alert severity="info">{problem}</Alert>
      )}
    </FormDialog>
  );
}
