import type { BusinessSettings } from '@/domain/company/company';
import type { Formats } from '@/domain/format/formats';
import type { ReminderRule } from '@/domain/money/reminder-rules';

/** What the reminders of a business need at one time. */
export type Reminding = {
  readonly rules: readonly ReminderRule[];
  readonly formats: Formats;
  readonly contact: Pick<BusinessSettings, 'phone' | 'email'>;
  /** Epoch ms. */
  readonly now: number;
};
