import type { BusinessSettings } from '@/domain/company/company';
import type { FollowUpRule } from '@/domain/estimates/follow-up';
import type { Formats } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';

/** A business's morning: its day, its rule, and what its mails need. */
export type FollowingUp = {
  readonly today: Day;
  readonly rule: FollowUpRule;
  readonly formats: Formats;
  /** Whether the client is written to. */
  readonly mails: boolean;
  readonly contact: Pick<BusinessSettings, 'phone' | 'email'>;
  /** Epoch ms. */
  readonly now: number;
};
