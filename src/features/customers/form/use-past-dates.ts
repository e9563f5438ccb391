import { pastDay, pastMoment } from '@/domain/time/past-date';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { usePastDate } from '@/shared/forms/frame/past-date';
import type { CustomerFormValues } from './customer-form-values';

type Dates = Pick<CustomerFormValues, 'appointmentTime' | 'nextFollowUp'>;

const NO_DATES: Dates = { appointmentTime: null, nextFollowUp: '' };

/** Asks before saving a customer with a past appointment or follow-up that was not there `before`. */
export function usePastDates() {
  const { zone } = useFormat();
  const now = useNow();
  const { confirmPast, question } = usePastDate('Set');
  const pastOf = (typed: Dates, before: Dates): string | null => {
    const appointment =
      typed.appointmentTime === before.appointmentTime ? null : pastMoment(typed.appointmentTime, now, zone);
    if (appointment !== null) return appointment;
    return typed.nextFollowUp === before.nextFollowUp ? null : pastDay(typed.nextFollowUp, dayOf(now, zone));
  };
  return {
    question,
    confirmPastDates: (typed: Dates, before: Dates = NO_DATES) => confirmPast(pastOf(typed, before)),
  };
}
