import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { useMemo, type ReactNode } from 'react';

import type { Paper } from '@/domain/papers/paper';
import { paperText, unprintableLetters } from '@/domain/papers/printable';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { Icon } from '@/shared/ui/text/icon';

import { useMaking } from './use-making';

const MOST_NAMED = 12;

export type PaperDialogProps = {
  readonly title: string;
  /** Null while a part is not on this device: half a paper must not pass for a whole one. */
  readonly paper: Paper | null;
  /** Why it cannot be created yet; shown on the attempt. */
  readonly refusal?: string | null;
  readonly onRefused?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks for a paper's options, then creates it as a PDF: to save, or in a new tab for printing. */
export function PaperDialog({
  title,
  paper,
  refusal = null,
  onRefused,
  onClose,
  children,
}: PaperDialogProps) {
  const { isBusy, problem, download, open } = useMaking();
  const hand = (make: typeof open) => () => {
    if (refusal !== null) onRefused?.();
    else if (paper !== null) make(paper);
  };
  const isDisabled = isBusy || paper === null;
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outlined"
            disabled={isDisabled}
            startIcon={<Icon of={ExternalLink} size={18} />}
            onClick={hand(open)}
          >
            Open
          </Button>
          <Button
            variant="contained"
            disabled={isDisabled}
            aria-busy={isBusy}
            startIcon={<Icon of={Download} size={18} />}
            onClick={hand(download)}
          >
            {isBusy ? 'Making the PDF…' : 'Download'}
          </Button>
        </>
      }
    >
      {children}
      {paper === null ? (
        <Alert severity="info" role="status">
          Some of what belongs on this paper is not on this device yet. It can be made once that is here.
        </Alert>
      ) : (
        <LettersNotice paper={paper} />
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </FormDialog>
  );
}

function LettersNotice({ paper }: { readonly paper: Paper }) {
  const text = paperText(paper);
  const letters = useMemo(() => unprintableLetters(text), [text]);
  if (letters.length === 0) return null;
  const named = letters.slice(0, MOST_NAMED).join(' ');
  return (
    <Alert severity="warning" role="status">
      These letters cannot be printed and become “?”: {named}
      {letters.length > MOST_NAMED && ' …'}
    </Alert>
  );
}
