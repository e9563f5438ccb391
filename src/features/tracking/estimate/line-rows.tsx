import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { quantityWords } from '@/domain/estimates/shown-sums';
import type { InferFields } from '@/domain/core/shape';
import { lineAmount } from '@/domain/money/line-amount';
import type { lineFields } from '@/domain/money/line-fields';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowsSx, rowSx } from './estimate-styles';

/** More lines than this are folded, so that the total stays near. */
const MOST_SHOWN = 12;

export type LineRowsProps = {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly lines: readonly InferFields<typeof lineFields>[];
};

/** Lines of a paper with quantity, price and amount. */
export function LineRows({ label, lines }: LineRowsProps) {
  const formats = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || lines.length <= MOST_SHOWN ? lines : lines.slice(0, MOST_SHOWN);
  return (
    <>
      <Box component="ul" aria-label={label} sx={rowsSx}>
        {shown.map((line) => (
          <Box key={line.id} component="li" sx={rowSx}>
            <Box component="span" dir="auto">
              {line.name}
              {line.description !== '' && (
                <Box component="small" sx={{ whiteSpace: 'pre-line' }}>
                  {line.description}
                </Box>
              )}
              <small className="tn">
                {quantityWords(line, formats.country)} at {formatMoney(line.unitPrice, formats)}
              </small>
            </Box>
            <span className="tn">{formatMoney(lineAmount(line), formats)}</span>
          </Box>
        ))}
      </Box>
      {shown.length < lines.length && (
        <Button variant="text" onClick={() => setShowsAll(true)} sx={{ mt: 1, minHeight: 44 }}>
          Show all {lines.length} lines
        </Button>
      )}
    </>
  );
}
