import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { optionName } from '@/domain/estimates/answers/client-choice';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { estimatePaper } from '@/domain/papers/estimate-paper';
import type { SignedEstimate } from '@/domain/papers/estimate-paper';

import { PaperDialog } from './paper-dialog';
import { paperWriting } from './paper-writing';

export type EstimatePaperDialogProps = {
  readonly issued: IssuedEstimate;
  /** SHA-256 of the version's text; '' for a draft. */
  readonly sha256: string;
  readonly choice: Choice;
  readonly signed: SignedEstimate | null;
  readonly onClose: () => void;
};

/** Creates an estimate's PDF for the client or the office, in the formats of the estimate's business. */
export function EstimatePaperDialog({ issued, sha256, choice, signed, onClose }: EstimatePaperDialogProps) {
  const labelId = useId();
  const [isChosenOnly, setChosenOnly] = useState(signed !== null);
  const name = optionName(issued, choice.option);
  const mayChoose = signed === null && name !== '';
  const paper = estimatePaper({
    issued,
    sha256,
    choice: mayChoose && !isChosenOnly ? null : choice,
    signed,
    write: paperWriting(issued),
  });
  return (
    <PaperDialog
      title={signed === null ? 'Estimate as PDF' : 'Signed estimate as PDF'}
      paper={paper}
      onClose={onClose}
    >
      {mayChoose ? (
        <FormControl>
          <FormLabel id={labelId}>What to print</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={isChosenOnly ? 'one' : 'all'}
            onChange={(_, value) => setChosenOnly(value === 'one')}
          >
            <FormControlLabel value="all" control={<Radio />} label="All options side by side" />
            <FormControlLabel value="one" control={<Radio />} label={`Only ${name}, as chosen here`} />
          </RadioGroup>
        </FormControl>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {signed === null
            ? 'All lines, sums and terms.'
            : 'What was signed, with its lines, sums and terms.'}
        </Typography>
      )}
    </PaperDialog>
  );
}
