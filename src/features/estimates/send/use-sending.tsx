import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import PenLine from 'lucide-react/icons/pen-line';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ESTIMATE_MOVES, ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import { firstName } from '@/shared/format/words';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { Icon } from '@/shared/ui/text/icon';
import { isSent } from './draft-version';
import { useSignedWork } from './use-signed-work';
import { useWithdrawal } from './use-withdrawal';

const SendDialog = lazyDialog(async () => (await import('./send-dialog')).SendDialog);
const PreviewDialog = lazyDialog(async () => (await import('./draft-preview-dialog')).DraftPreviewDialog);
const SignHereDialog = lazyDialog(async () => (await import('./sign-here-dialog')).SignHereDialog);
const AnswerDialog = lazyDialog(async () => (await import('./record-answer-dialog')).RecordAnswerDialog);
const PaperDialog = lazyDialog(async () => (await import('./office-paper-dialog')).OfficePaperDialog);

/** The parts of a record screen that bring an estimate to its client. */
export type SendingParts = {
  readonly nextAction: ReactNode;
  readonly because: { readonly title: string; readonly text: string } | undefined;
  readonly menu: readonly MenuEntry[];
  readonly dialogs: ReactNode;
};

type Opened = 'send' | 'preview' | 'sign' | 'paper' | 'Approved' | 'Declined';

/** Sending, previewing, printing and signing an estimate in person, for its record screen. */
export function useSending(estimate: Estimate, choice: Choice, mayChange: boolean): SendingParts {
  const [open, setOpen] = useState<Opened | null>(null);
  const withdrawal = useWithdrawal(estimate, mayChange);
  const close = () => setOpen(null);
  const maySend = mayChange && ESTIMATE_MOVES[estimate.status].includes('Sent');
  const { version, trackerId, status, kind } = estimate;
  const isWithClient = mayChange && ESTIMATE_WITH_CLIENT.includes(status);
  const isDraft = maySend && version === 0;
  /** Signed before the sale: the lead is marked sold on its page, with what was signed. */
  const isToSell = mayChange && status === 'Approved' && trackerId === '' && kind === 'Estimate';
  const signed = useSignedWork(estimate, mayChange);
  const hasNews = version > 0 && !isSent(estimate);
  const who = firstName(estimate.customerName) || 'The client';
  return {
    nextAction: isToSell ? (
      <Button variant="contained" component={Link} to={paths.customer(estimate.customerId)}>
        Go to the sale
      </Button>
    ) : signed.convert ? (
      signed.convert
    ) : maySend && !isSent(estimate) ? (
      <Button variant="contained" startIcon={<Icon of={Send} size={18} />} onClick={() => setOpen('send')}>
        {version === 0 ? 'Send' : `Send version ${version + 1}`}
      </Button>
    ) : null,
    because:
      maySend && hasNews
        ? { title: `Version ${version + 1} is not sent`, text: `${who} still sees version ${version}` }
        : undefined,
    menu: [
      { id: 'preview', label: 'Preview as the client', icon: Eye, onSelect: () => setOpen('preview') },
      { id: 'paper', label: 'PDF', icon: Download, onSelect: () => setOpen('paper') },
      ...(maySend
        ? [{ id: 'sign', label: 'Present to sign', icon: PenLine, onSelect: () => setOpen('sign') }]
        : []),
      ...(isWithClient || isDraft
        ? [{ id: 'approved', label: 'Record an approval', icon: Phone, onSelect: () => setOpen('Approved') }]
        : []),
      ...(isWithClient
        ? [
            {
              id: 'declined',
              label: 'Record that the client declined',
              icon: PhoneOff,
              onSelect: () => setOpen('Declined'),
            },
          ]
        : []),
      ...(maySend && isSent(estimate)
        ? [{ id: 'send', label: 'Send again', icon: Send, onSelect: () => setOpen('send') }]
        : []),
      ...signed.menu,
      ...withdrawal.menu,
    ],
    dialogs: (
      <>
        {withdrawal.dialog}
        {open === 'send' && <SendDialog estimate={estimate} onClose={close} />}
        {open === 'preview' && <PreviewDialog estimate={estimate} choice={choice} onClose={close} />}
        {open === 'sign' && <SignHereDialog estimate={estimate} option={choice.option} onClose={close} />}
        {(open === 'Approved' || open === 'Declined') && (
          <AnswerDialog estimate={estimate} decision={open} option={choice.option} onClose={close} />
        )}
        {open === 'paper' && <PaperDialog estimate={estimate} choice={choice} onClose={close} />}
      </>
    ),
  };
}
