import { may } from '@/domain/access/viewer';
import { initialOf } from '@/domain/core/shape';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { MoneySettings } from '@/domain/money/money-settings';
import { recordRef } from '../core/query';
import { useLiveRecord } from '../live/use-live';
import { useViewer } from '../session/use-session';

const NONE = initialOf(moneySettingsShape.fields);

/** The money settings of the business; the defaults until it saved some, and for users who may not see amounts. */
export function useMoneySettings(): {
  readonly moneySettings: MoneySettings;
  /** True when they are stored: changes are a patch then, else a create. */
  readonly saved: boolean;
  readonly isLoading: boolean;
} {
  const viewer = useViewer();
  const { record, status } = useLiveRecord(
    may(viewer, 'pricing:show') ? recordRef(moneySettingsShape, viewer.owner) : null,
  );
  return { moneySettings: record ?? NONE, saved: record !== null, isLoading: status === 'loading' };
}
