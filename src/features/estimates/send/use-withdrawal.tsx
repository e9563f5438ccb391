import Ban from 'lucide-react/icons/ban';
import KeyRound from 'lucide-react/icons/key-round';
import Pause from 'lucide-react/icons/circle-pause';
import LockOpen from 'lucide-react/icons/lock-open';
import type { ReactNode } from 'react';

import { forgetDevices, pauseLeadPage, reopenTracking, voidEstimate } from '@/data/estimates/sending';
import { useLiveRecord } from '@/data/live/use-live';
import { trackingRef } from '@/data/tracking/tracking';
import { ESTIMATE_MOVES } from '@/domain/estimates/estimate-status';
import type { Estimate } from '@/domain/estimates/estimate';
import { useQuestion } from '@/shared/feedback/use-question';
import type { Question } from '@/shared/feedback/use-question';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

/** The office's hold on what a client has: withdrawing it, and who may open the page. Empty for users who may not edit. */
export function useWithdrawal(
  { uuid, status, linkId, trackerId, customerName }: Estimate,
  mayChange: boolean,
): { readonly menu: readonly MenuEntry[]; readonly dialog: ReactNode } {
  const { ask, dialog } = useQuestion();
  // After the sale the page is paused on its tracker.
  const isOfLead = mayChange && linkId !== '' && trackerId === '';
  const link = useLiveRecord(isOfLead ? trackingRef(linkId) : null).record;
  if (!mayChange) return { menu: [], dialog: null };

  const entry = (id: string, label: string, icon: MenuEntry['icon'], asked: Question): MenuEntry => ({
    id,
    label,
    icon,
    onSelect: () => ask(asked),
  });
  const access = [
    entry('reopen', 'Let the client try again', LockOpen, {
      title: 'Let the client try the digits again?',
      text: 'After too many wrong tries the page takes no digits. Make sure first that it was the client.',
      confirmLabel: 'Let them try',
      tone: 'primary',
      done: 'The page takes digits again',
      run: () => reopenTracking(linkId),
    }),
    entry('forget', 'Forget devices', KeyRound, {
      title: 'Forget the devices that opened this page?',
      text: 'Each device is asked for the last four digits of the client’s phone again.',
      confirmLabel: 'Forget devices',
      tone: 'primary',
      done: 'Every device is asked for the digits again',
      run: () => forgetDevices(linkId),
    }),
  ];
  const isPaused = link?.state === 'paused';
  const pause = entry('pause', isPaused ? 'Open the client’s page again' : 'Pause the client’s page', Pause, {
    title: isPaused ? 'Open the client’s page again?' : 'Pause the client’s page?',
    text: isPaused
      ? 'The link works again. Each device is asked for the digits once more.'
      : 'The link then shows only your name and phone number. You can open it again at any time.',
    confirmLabel: isPaused ? 'Open it' : 'Pause it',
    tone: 'primary',
    done: isPaused ? 'The client’s page is open again' : 'The client’s page is paused',
    run: () => pauseLeadPage(linkId, !isPaused),
  });
  const withdrawal = entry('void', 'Withdraw', Ban, {
    title: 'Withdraw this estimate?',
    text: `${customerName || 'The client'} can no longer accept it, and it cannot be sent again. Copy it for a new one.`,
    confirmLabel: 'Withdraw',
    tone: 'danger',
    done: 'Estimate withdrawn',
    run: () => voidEstimate(uuid),
  });
  return {
    menu: [
      ...(linkId === '' ? [] : access),
      ...(link && ['active', 'paused'].includes(link.state) ? [pause] : []),
      ...(ESTIMATE_MOVES[status].includes('Void') ? [withdrawal] : []),
    ],
    dialog,
  };
}
