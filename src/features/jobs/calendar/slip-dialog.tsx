import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSettings } from '@/data/session/use-settings';
import { MOST_SLIP_DAYS, slipProblem, WEATHER_NOTE } from '@/domain/jobs/weather-slip';
import type { Slip } from '@/domain/jobs/weather-slip';
import type { Day } from '@/domain/time/time';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { DayInput } from '@/shared/forms/fields/day-input';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ClientLineField } from './client-line-field';
import { SlipPreview } from './slip-preview';
import { useSlip } from './use-slip';

export type SlipDialogProps = {
  readonly open: boolean;
  readonly today: Day;
  readonly onClose: () => void;
};

const ALL = 'all';

/** Pushes the visits of days without work: who, by how much, what comes of it, and one step to do it. */
export function SlipDialog({ open, today, onClose }: SlipDialogProps) {
  const { country } = useFormat();
  const { crews } = useSettings().settings;
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [crew, setCrew] = useState(ALL);
  const [isFree, setIsFree] = useState(false);
  const [days, setDays] = useState('1');
  const [skipsWeekends, setSkipsWeekends] = useState(true);
  const [note, setNote] = useState(WEATHER_NOTE);
  const members = crews.find(({ id }) => id === crew);
  const slip: Slip = {
    from,
    to,
    crew: members ? [...members.members, members.lead] : null,
    by: isFree ? 'free' : Number(days),
    skipsWeekends,
  };
  const problem = slipProblem(slip);
  const { status, moves, stays, isCut, isBusy, push } = useSlip(problem === null ? slip : null);
  const count = plural(moves.length, 'visit', country);
  return (
    <FormDialog
      open={open}
      title="Push work because of weather"
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={moves.length === 0 || isBusy}
          onClick={() => void push(note.trim()).then((isDone) => isDone && onClose())}
        >
          {moves.length === 0 ? 'Push' : `Push ${count}`}
        </Button>
      }
    >
      <FieldGrid isShort>
        <DayInput label="First day" value={from} onChange={setFrom} />
        <DayInput label="Last day" value={to} onChange={setTo} />
        <TextField select label="Crew" value={crew} onChange={(event) => setCrew(event.target.value)}>
          <MenuItem value={ALL}>All crews</MenuItem>
          {crews.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Where to"
          value={isFree ? 'free' : 'days'}
          onChange={(event) => setIsFree(event.target.value === 'free')}
        >
          <MenuItem value="days">Later by days</MenuItem>
          <MenuItem value="free">The next free days</MenuItem>
        </TextField>
        {!isFree && (
          <TextField
            label="Days"
            value={days}
            onChange={(event) => setDays(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: String(MOST_SLIP_DAYS).length } }}
          />
        )}
      </FieldGrid>
      <FormControlLabel
        control={<Switch checked={skipsWeekends} onChange={(_, isOn) => setSkipsWeekends(isOn)} />}
        label="Skip weekends"
      />
      <ClientLineField value={note} onChange={setNote} />
      {problem === null ? (
        <SlipPreview {...{ status, moves, stays, isCut }} />
      ) : (
        <Alert severity="warning">{problem}</Alert>
      )}
    </FormDialog>
  );
}
