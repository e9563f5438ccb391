import { daysBetween } from '../../time/time';
import type { Day } from '../../time/time';
import { USUAL_REMINDERS } from '../../money/reminder-rules';
import type { ReminderRule } from '../../money/reminder-rules';

/** The reminder whose words fit a day for an invoice that is due on `dueOn`: the latest that has come, else the first. */
export function ruleFor(rules: readonly ReminderRule[], dueOn: Day, today: Day): ReminderRule | null {
  const known = (rules.length > 0 ? rules : USUAL_REMINDERS).toSorted((a, b) => a.days - b.days);
  const days = daysBetween(dueOn, today);
  return known.findLast((rule) => rule.days <= days) ?? known[0] ?? null;
}
