import { useMoneySettings } from '@/data/money/use-money-settings';
import { nextReminder } from '@/domain/invoices/reminders/reminder-due';
import type { Invoice } from '@/domain/invoices/invoice';
import { plural } from '@/shared/format/counts';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { Fact, Facts, SideSection } from '@/shared/ui/record/facts';
import { DateText } from '@/shared/ui/text/date-text';
import { isRemindable } from './use-reminder';

/** When the client was reminded of an invoice, and when by itself again; nothing before either. */
export function RemindersCard({ invoice }: { readonly invoice: Invoice }) {
  const formats = useFormat();
  const now = useNow();
  const { moneySettings } = useMoneySettings();
  const { reminders: rules, mailsReminders } = moneySettings;
  const clock = { now, zone: formats.zone, isStopped: !mailsReminders };
  const next = nextReminder(invoice, rules, clock);
  const { remindedAt, reminders } = invoice;
  if (remindedAt === null && (next === null || !isRemindable(invoice))) return null;
  return (
    <SideSection title="Reminders">
      <Facts>
        {remindedAt !== null && (
          <Fact label="Sent">
            <DateText at={remindedAt} />
            {reminders > 1 && `, ${plural(reminders, 'reminder', formats.country)} in all`}
          </Fact>
        )}
        <Fact label="Next">{next === null ? 'None' : formatDay(next, formats, now)}</Fact>
      </Facts>
    </SideSection>
  );
}
