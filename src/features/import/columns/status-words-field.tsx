import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { statusKey } from '@/domain/import/cells/unknown-words';
import type { UnknownWord } from '@/domain/import/cells/unknown-words';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';

const KEEP = 'keep';

export type StatusWordsFieldProps = {
  readonly words: readonly UnknownWord[];
  /** The statuses that a word may mean. */
  readonly meanings: readonly string[];
  /** Answers by folded word; '' keeps the word in the notes. */
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (word: string, status: string) => void;
};

/** Asks for the meaning of each word in the file's status column once. */
export function StatusWordsField({ words, meanings, answers, onAnswer }: StatusWordsFieldProps) {
  const { country } = useFormat();
  const headingId = useId();
  if (words.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBottom: 3 }}>
      <Typography id={headingId} sx={{ fontWeight: 500 }}>
        The statuses of the file
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
        Say once what each word means here. It counts for every row that has it.
      </Typography>
      {words.map(({ word, count }) => {
        const answer = answers[statusKey(word)];
        return (
          <Box
            key={word}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', md: '1fr 260px' },
              alignItems: 'center',
              gap: { xs: 0.5, md: 2 },
              paddingBlock: 0.75,
            }}
          >
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              “{word}”{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {plural(count, 'row', country)}
              </Box>
            </Box>
            <TextField
              select
              size="small"
              value={answer === undefined ? '' : answer || KEEP}
              onChange={({ target: { value } }) => {
                const status = meanings.find((one) => one === value);
                if (status ?? value === KEEP) onAnswer(word, status ?? '');
              }}
              slotProps={{
                htmlInput: { 'aria-label': `“${word}” is` },
                select: { displayEmpty: true },
              }}
            >
              <MenuItem value="" disabled>
                Choose a status
              </MenuItem>
              {meanings.map((status) => (
                <MenuItem key={status} value={status}>
                  {status}
                </MenuItem>
              ))}
              <MenuItem value={KEEP}>None of these: keep the word in the notes</MenuItem>
            </TextField>
          </Box>
        );
      })}
    </Box>
  );
}
