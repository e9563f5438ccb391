import Box from '@mui/material/Box';
import { useState } from 'react';
import { noteOutcome } from '@/data/customers/appointment-outcome';
import { rescheduleAppointment } from '@/data/customers/customer-changes';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { asksForOutcome } from '@/domain/customers/appointment-outcome';
import type { AppointmentOutcome } from '@/domain/customers/customer';
import { mayOn } from '@/domain/access/viewer';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { OutcomeQuestion } from './outcome-question';

const AppointmentDialog = lazyDialog(async () => (await import('./appointment-dialog')).AppointmentDialog);

export type OutcomeQuestionsProps = {
  readonly customers: readonly ListedCustomer[];
  /** Whether each question names its customer, outside the customer's own page. */
  readonly isNamed?: boolean;
};

/** Asks of each appointment that is over whether it took place; a moved one gets its new time at once. */
export function OutcomeQuestions({ customers, isNamed = false }: OutcomeQuestionsProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { zone } = useFormat();
  const now = useNow();
  const [moving, setMoving] = useState<ListedCustomer | null>(null);
  const asked = customers.filter(
    (customer) => asksForOutcome(customer, now) && mayOn(viewer, 'customers:edit', customer),
  );
  const answer = (customer: ListedCustomer, outcome: AppointmentOutcome) => {
    commit(noteOutcome(viewer, customer, outcome));
    // The new time clears what was just told.
    if (outcome === 'Moved') setMoving({ ...customer, appointmentOutcome: outcome, outcomeAt: Date.now() });
  };
  return (
    <>
      {asked.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1, marginBottom: 2 }}>
          {asked.map((customer) => (
            <OutcomeQuestion
              key={customer.uuid}
              customer={customer}
              isNamed={isNamed}
              onAnswer={(outcome) => answer(customer, outcome)}
            />
          ))}
        </Box>
      )}
      {moving && (
        <AppointmentDialog
          customer={moving}
          zone={zone}
          onSave={(at, status) => commit(rescheduleAppointment(viewer, moving, at, status))}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
