import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ESTIMATE_MOVES } from '@/domain/estimates/estimate-status';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { firstName } from '@/shared/format/words';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { Icon } from '@/shared/ui/text/icon';
import { isSent } from './draft-version';

const SendDialog = lazyDialog(async () => (await import('./send-dialog')).SendDialog);
const PreviewDialog = lazyDialog(async () => (await import('./draft-preview-dialog')).DraftPreviewDialog);
const SignHereDialog = lazyDialog(async () => (await import('./sign-here-dialog')).SignHereDialog);
const PaperDialog = lazyDialog(async () => (await import('./office-paper-dialog')).OfficePaperDialog);

/** The parts of a record screen that bring an estimate to its client. */
export type SendingParts = {
  readonly nextAction: ReactNode;
  readonly because: { readonly title: string; readonly text: string } | undefined;
  readonly menu: readonly MenuEntry[];
  readonly dialogs: ReactNode;
};

/** Sending, previewing, printing and signing an estimate in person, for its record screen. */
export function useSending(estimate: Estimate, choice: Choice, mayChange: boolean): SendingParts {
  const [open, setOpen] = useState<'send' | 'preview' | 'sign' | 'paper' | null>(null);
  const close = () => setOpen(null);
  const maySend = mayChange && ESTIMATE_MOVES[estimate.status].includes('Sent');
  const { version } = estimate;
  const hasNews = version > 0 && !isSent(estimate);
  const who = firstName(estimate.customerName) || 'The client';
  return {
    nextAction: maySend && !isSent(estimate) && (
      <Button variant="contained" startIcon={<Icon of={Send} size={18} />} onClick={() => setOpen('send')}>
        {version === 0 ? 'Send' : `Send version ${version + 1}`}
      </Button>
    ),
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
      ...(maySend && isSent(estimate)
        ? [{ id: 'send', label: 'Send again', icon: Send, onSelect: () => setOpen('send') }]
        : []),
    ],
    dialogs: (
      <>
        {open === 'send' && <SendDialog estimate={estimate} onClose={close} />}
        {open === 'preview' && <PreviewDialog estimate={estimate} choice={choice} onClose={close} />}
        {open === 'sign' && <SignHereDialog estimate={estimate} option={choice.option} onClose={close} />}
        {open === 'paper' && <PaperDialog estimate={estimate} choice={choice} onClose={close} />}
      </>
    ),
  };
}
