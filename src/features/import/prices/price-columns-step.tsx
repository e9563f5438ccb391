import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { labelOf, namesIn, targetsOf } from '@/domain/import/columns/target-table';
import { PRICE_TARGETS } from '@/domain/import/prices/targets';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { ChoiceRow } from '../columns/choice-row';
import { LettersField } from '../columns/letters-field';
import { PRICE_WORDS } from './price-words';
import type { PriceFile, PriceImportFlow } from './use-price-import';

export type PriceColumnsStepProps = { readonly file: PriceFile; readonly flow: PriceImportFlow };

/** The second step: where each column goes, with its first values. */
export function PriceColumnsStep({ file, flow }: PriceColumnsStepProps) {
  const { country } = useFormat();
  const { columns, mapping } = file;
  const options = [
    { value: 'ignore', name: 'Leave out' },
    ...targetsOf(PRICE_TARGETS).map((value) => ({ value, name: labelOf(PRICE_TARGETS, value, country) })),
  ];
  const naming = namesIn(PRICE_TARGETS);
  const isNamed = mapping.some((target) => naming.includes(target));
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {plural(file.rows, 'row', country)} and {plural(columns.length, 'column', country)} found. Check where
        each column goes.
      </Typography>
      <LettersField
        letters={file.letters}
        chosen={file.chosenLetters}
        onLetters={(letters) => void flow.setLetters(letters)}
      />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {columns.map(({ header, samples }, at) => (
          <ChoiceRow
            key={at}
            label={header || `Column ${at + 1}`}
            name={`${header || `Column ${at + 1}`} goes to`}
            detail={samples.join(' · ') || 'No values'}
            value={mapping[at] ?? 'ignore'}
            options={options}
            onChoice={(target) => flow.setTarget(at, target)}
          />
        ))}
      </Box>
      {!isNamed && (
        <Typography role="alert" sx={{ color: 'error.main', marginTop: 2 }}>
          {PRICE_WORDS.needs}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, marginTop: 3 }}>
        <Button variant="contained" disabled={!isNamed} onClick={() => void flow.checkRows()}>
          Check the rows
        </Button>
        <Button onClick={flow.restart}>Other file</Button>
      </Box>
    </Box>
  );
}
