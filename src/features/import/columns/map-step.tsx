import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DateOrder } from '@/domain/import/cells/dates';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { ColumnQuestions } from './column-questions';
import type { ColumnQuestionsProps } from './column-questions';
import { DateOrderField } from './date-order-field';
import { exampleDate, foundOrderOf } from './import-columns';
import { LettersField } from './letters-field';
import { MapColumn } from './map-column';
import { WordsField } from './words-field';
import type { WordsFieldProps } from './words-field';
import type { ImportKind, MappedColumn } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import { isAnswered, statusQuestions } from '../session/work';
import type { Work } from '../session/work';

export type MapStepProps<T extends ImportTypes> = {
  readonly work: Work;
  readonly kind: Pick<ImportKind<T>, 'columns' | 'words'>;
  readonly base: MappedColumn<T>['base'];
  readonly onLetters: (label: string) => void;
  readonly onTarget: (column: number, target: ColumnTarget) => void;
  readonly onDateOrder: (order: DateOrder) => void;
  readonly onAnswer: ColumnQuestionsProps['onAnswer'];
  readonly onStatusWord: WordsFieldProps['onAnswer'];
  readonly onNext: () => void;
  readonly onBack: () => void;
};

const MOST_NAMED = 8;

/** The second step: the target of each column, with its first values. */
export function MapStep<T extends ImportTypes>(props: MapStepProps<T>) {
  const { country } = useFormat();
  const { work, base, onLetters, onTarget, onDateOrder, onAnswer, onStatusWord, onNext, onBack } = props;
  const { columns: kind, words } = props.kind;
  const { columns, mapping } = work;
  const isDate = (target: ColumnTarget) => kind.isDate(target, base.reading);
  const named = mapping.some((target) => kind.naming.includes(target));
  const isClear = isAnswered(
    work,
    kind.asked.map(({ target }) => target),
  );
  const dates = foundOrderOf(columns, mapping, isDate);
  const leftOut = columns.flatMap(({ samples }, column) =>
    mapping[column] === 'ignore' && samples.length > 0 ? [column] : [],
  );
  const labelOf = (at: number) => columns[at]?.header || `Column ${at + 1}`;
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {plural(work.rows, 'row', country)} and {plural(columns.length, 'column', country)} found. Check where
        each column goes.
      </Typography>
      <LettersField letters={work.letters} chosen={work.chosenLetters} onLetters={onLetters} />
      <ColumnQuestions questions={work.questions} mapping={mapping} onAnswer={onAnswer} />
      {kind.asked.map((asked) => (
        <WordsField
          key={asked.target}
          {...asked}
          words={statusQuestions(work, asked.target)}
          meanings={asked.meanings(base.reading)}
          answers={work.statusWords}
          onAnswer={onStatusWord}
        />
      ))}
      {dates && (
        <DateOrderField
          order={work.dateOrder ?? dates.order}
          certain={dates.certain}
          example={exampleDate(columns, mapping, isDate)}
          onOrder={onDateOrder}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {columns.map((column, at) => (
          <MapColumn
            key={at}
            label={labelOf(at)}
            column={column}
            target={mapping[at] ?? 'ignore'}
            options={kind.optionsOf({
              base,
              label: labelOf(at),
              header: column.header,
              target: mapping[at] ?? 'ignore',
              others: mapping.filter((_, other) => other !== at),
            })}
            onTarget={(target) => onTarget(at, target)}
          />
        ))}
      </Box>
      {leftOut.length > 0 && (
        <Typography sx={{ color: 'text.secondary', marginTop: 2 }}>
          Left out: {leftOut.slice(0, MOST_NAMED).map(labelOf).join(', ')}
          {leftOut.length > MOST_NAMED && ` and ${leftOut.length - MOST_NAMED} more`}. Send one to Notes to
          keep what it says.
        </Typography>
      )}
      {!named && (
        <Typography role="alert" sx={{ color: 'error.main', marginTop: 2 }}>
          {words.needs}
        </Typography>
      )}
      {named && !isClear && (
        <Typography role="alert" sx={{ color: 'error.main', marginTop: 2 }}>
          Answer the questions above the columns first.
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, marginTop: 3 }}>
        <Button variant="contained" disabled={!named || !isClear} onClick={onNext}>
          Check the rows
        </Button>
        <Button onClick={onBack}>Other file</Button>
      </Box>
    </Box>
  );
}
