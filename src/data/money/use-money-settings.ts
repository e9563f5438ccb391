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
  /** False until the server, or this device, says what they are; true for users who may not see them. */
  readonly isKnown: boolean;
} {
  const viewer = useViewer();
  const mayRead = may(viewer, 'pricing:show');
  const { record, status } = useLiveRecord(mayRead ? recordRef(moneySettingsShape, viewer.owner) : null);
  const isKnown = !mayRead || status === 'ready' || status === 'missing';
  return { moneySettings: record ?? NONE, saved: record !== null, isKnown };
}
