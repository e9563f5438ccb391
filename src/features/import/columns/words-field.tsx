import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { statusKey } from '@/domain/import/cells/unknown-words';
import type { UnknownWord } from '@/domain/import/cells/unknown-words';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import type { AskedTarget, TargetOption } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import { ChoiceRow } from './choice-row';

const KEEP = 'keep';

export type WordsFieldProps = Pick<AskedTarget<ImportTypes>, 'title' | 'hint' | 'unsaid'> & {
  readonly words: readonly UnknownWord[];
  readonly meanings: readonly TargetOption[];
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
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {words.map(({ word, count, usual }) => {
          const answer = answers[statusKey(word)] ?? usual;
          return (
            <ChoiceRow
              key={word}
              label={`“${word}” is`}
              detail={plural(count, 'row', country)}
              value={answer === undefined ? '' : answer || KEEP}
              unset="Choose one"
              options={[...meanings, { value: KEEP, name: 'None of these: keep the word in the notes' }]}
              onChoice={(value) => onAnswer(word, value === KEEP ? '' : value)}
            />
          );
        })}
        {unsaid !== undefined && (
          <ChoiceRow
            label={unsaid.label}
            detail=""
            value={answers[''] ?? ''}
            unset={unsaid.usual}
            options={meanings}
            onChoice={(value) => onAnswer('', value)}
          />
        )}
      </Box>
    </Box>
  );
}
