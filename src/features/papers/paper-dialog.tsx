import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState, type ReactNode } from 'react';

import type { Paper } from '@/domain/papers/paper';
import { TextInput } from '@/shared/forms/fields/text-input';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import type { FormDialogProps } from '@/shared/ui/dialogs/form-dialog';
import { Icon } from '@/shared/ui/text/icon';

import { useMaking } from './use-making';
import { useSpellings } from './use-spellings';
import type { Spellings } from './use-spellings';

/** Longest spelling of a name on a paper. */
const MAX_SPELLING = 200;

export type PaperDialogProps = {
  readonly title: string;
  /** Null while a part is not on this device: half a paper must not pass for a whole one. */
  readonly paper: Paper | null;
  /** Why it cannot be created yet; shown on the attempt. */
  readonly refusal?: string | null;
  readonly onRefused?: () => void;
  readonly width?: FormDialogProps['width'];
  /** Further actions, before those of the PDF. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks for a paper's options, then creates it as a PDF: to save, or in a new tab for printing. */
export function PaperDialog({
  title,
  paper,
  refusal = null,
  onRefused,
  width = 'medium',
  more,
  onClose,
  children,
}: PaperDialogProps) {
  const { isBusy, problem, download, open } = useMaking();
  const spellings = useSpellings(paper);
  const [wasPressed, setPressed] = useState(false);
  const hand = (make: typeof open) => () => {
    setPressed(true);
    if (refusal !== null) onRefused?.();
    else if (spellings.paper !== null) make(spellings.paper);
  };
  const isDisabled = isBusy || paper === null;
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      width={width}
      actions={
        <>
          {more}
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
        <SpellingFields spellings={spellings} isChecked={wasPressed} />
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </FormDialog>
  );
}

function SpellingFields({
  spellings,
  isChecked,
}: {
  readonly spellings: Spellings;
  readonly isChecked: boolean;
}) {
  const { words, spellingOf, spell, problemOf } = spellings;
  if (words.length === 0) return null;
  return (
    <>
      <Alert severity="warning" role="status">
        A PDF has no letters for {words.length === 1 ? 'a word' : 'some words'} of this paper. Choose how to
        spell {words.length === 1 ? 'it' : 'them'} here; the record stays as it is.
      </Alert>
      {words.map((word) => (
        <TextInput
          key={word}
          name={`spelling-${word}`}
          label={`Spelling of “${word}” for this paper`}
          error={(isChecked && problemOf(word)) || undefined}
          value={spellingOf(word)}
          onChange={(event) => spell(word, event.target.value)}
          inputProps={{ maxLength: MAX_SPELLING }}
        />
      ))}
    </>
  );
}
