import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { APPOINTMENT_OUTCOMES } from '@/domain/customers/customer';
import type { AppointmentOutcome, Customer } from '@/domain/customers/customer';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

export type OutcomeQuestionProps = {
  readonly customer: Pick<Customer, 'name' | 'appointmentTime'>;
  readonly isNamed: boolean;
  readonly onAnswer: (outcome: AppointmentOutcome) => void;
};

/** "Did the appointment take place?", answered by one press. */
export function OutcomeQuestion({ customer, isNamed, onAnswer }: OutcomeQuestionProps) {
  const id = useId();
  const place = useFormat();
  const now = useNow();
  const { name, appointmentTime } = customer;
  const when = appointmentTime === null ? '' : formatDateTime(appointmentTime, place, now);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInline: 2,
        paddingBlock: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={id} sx={{ fontWeight: 500 }}>
          {isNamed ? `Did the appointment with ${name} take place?` : 'Did the appointment take place?'}
        </Typography>
        <Typography variant="caption">{when}</Typography>
      </Box>
      {APPOINTMENT_OUTCOMES.map((outcome) => (
        <Button key={outcome} size="small" variant="outlined" onClick={() => onAnswer(outcome)}>
          {outcome}
        </Button>
      ))}
    </Box>
  );
}
