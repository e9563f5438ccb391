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

export type WordsFieldProps = {
  readonly title: string;
  readonly hint: string;
  /** The field for rows without a word, and what they are unless the user says so; absent where they mean nothing. */
  readonly unsaid?: { readonly label: string; readonly usual: string };
  readonly words: readonly UnknownWord[];
  readonly meanings: readonly { readonly value: string; readonly name: string }[];
  /** Answers by folded word; '' keeps the word in the notes. */
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (word: string, meaning: string) => void;
};

/** Asks for the meaning of each word in a column of the file once. */
export function WordsField({ title, hint, unsaid, words, meanings, answers, onAnswer }: WordsFieldProps) {
  const { country } = useFormat();
  const headingId = useId();
  if (words.length === 0 && unsaid === undefined) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBottom: 3 }}>
      <Typography id={headingId} sx={{ fontWeight: 500 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>{hint}</Typography>
      {words.map(({ word, count, usual }) => {
        const answer = answers[statusKey(word)] ?? usual;
        return (
          <Meaning
            key={word}
            label={`“${word}” is`}
            detail={plural(count, 'row', country)}
            value={answer === undefined ? '' : answer || KEEP}
            meanings={[...meanings, { value: KEEP, name: 'None of these: keep the word in the notes' }]}
            onMeaning={(value) => onAnswer(word, value === KEEP ? '' : value)}
          />
        );
      })}
      {unsaid !== undefined && (
        <Meaning
          label={unsaid.label}
          detail=""
          value={answers[''] ?? ''}
          unset={unsaid.usual}
          meanings={meanings}
          onMeaning={(value) => onAnswer('', value)}
        />
      )}
    </Box>
  );
}

type MeaningProps = Pick<WordsFieldProps, 'meanings'> & {
  readonly label: string;
  readonly detail: string;
  readonly value: string;
  /** Shown while nothing is chosen. */
  readonly unset?: string;
  readonly onMeaning: (value: string) => void;
};

function Meaning({ label, detail, value, unset = 'Choose one', meanings, onMeaning }: MeaningProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 260px' },
        alignItems: 'center',
        gap: { xs: 0.5, md: 2 },
        paddingBlock: 0.75,
      }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {label}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {detail}
        </Box>
      </Box>
      <TextField
        select
        size="small"
        value={value}
        onChange={(event) => {
          const chosen = meanings.find((one) => one.value === event.target.value);
          if (chosen) onMeaning(chosen.value);
        }}
        slotProps={{ htmlInput: { 'aria-label': label }, select: { displayEmpty: true } }}
      >
        <MenuItem value="" disabled>
          {unset}
        </MenuItem>
        {meanings.map((one) => (
          <MenuItem key={one.value} value={one.value}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
