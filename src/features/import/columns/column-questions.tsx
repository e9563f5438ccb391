import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ColumnQuestion, ColumnTarget } from '@/domain/import/columns/columns';

export type ColumnQuestionsProps = {
  readonly questions: readonly ColumnQuestion[];
  readonly mapping: readonly ColumnTarget[];
  readonly onAnswer: (
    question: ColumnQuestion,
    targets: ColumnQuestion['answers'][number]['targets'],
  ) => void;
};

/** Open questions about the columns, each with an example row. */
export function ColumnQuestions({ questions, mapping, onAnswer }: ColumnQuestionsProps) {
  return questions.map((question) => (
    <Box
      key={question.text}
      role="group"
      aria-label={question.text}
      sx={{ border: 1, borderColor: 'lineStrong', borderRadius: '10px', padding: 2, marginBottom: 2 }}
    >
      <Typography sx={{ fontWeight: 500 }}>{question.text}</Typography>
      <Box component="dl" sx={{ margin: 0, marginBlock: 1, color: 'text.secondary' }}>
        {question.example.map(({ header, value }) => (
          <Box key={header} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <Box component="dt" sx={{ flex: 'none', minWidth: 110 }}>
              {header}
            </Box>
            <Box component="dd" sx={{ margin: 0, color: 'text.primary', minWidth: 0 }}>
              {value || '–'}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {question.answers.map(({ label, targets }) => (
          <Button
            key={label}
            variant="outlined"
            // An optional question stays, and shows the places that its columns have.
            aria-pressed={
              question.isOptional && targets.every(([column, target]) => mapping[column] === target)
            }
            sx={{ '&[aria-pressed=true]': { bgcolor: 'primary.tint', borderColor: 'primary.main' } }}
            onClick={() => onAnswer(question, targets)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  ));
}
