import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { labelOf, namesIn, targetsOf } from '@/domain/import/columns/target-table';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { ChoiceRow } from './choice-row';
import { ColumnQuestions } from './column-questions';
import { DateOrderField } from './date-order-field';
import { dateTest, exampleDate, foundOrderOf } from './import-columns';
import { LettersField } from './letters-field';
import { WordsField } from './words-field';
import type { ImportKind } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import { isAnswered, statusQuestions } from '../session/work';
import type { ImportFlow } from '../use-import';

export type MapStepProps<T extends ImportTypes> = {
  readonly kind: Pick<ImportKind<T>, 'columns' | 'words'>;
  readonly flow: ImportFlow<T>;
};

const MOST_NAMED = 8;

/** The second step: the target of each column, with its first values. */
export function MapStep<T extends ImportTypes>({ kind: { columns: kind, words }, flow }: MapStepProps<T>) {
  const { country } = useFormat();
  const { work, base } = flow;
  const { reading } = base;
  const { columns, mapping } = work;
  const isDate = dateTest(kind.table, reading.own);
  const naming = namesIn(kind.table);
  const named = mapping.some((target) => naming.includes(target));
  const isClear = isAnswered(
    work,
    kind.asked.map(({ target }) => target),
  );
  const dates = foundOrderOf(columns, mapping, isDate);
  const leftOut = columns.flatMap(({ samples }, column) =>
    mapping[column] === 'ignore' && samples.length > 0 ? [column] : [],
  );
  const nameOf = (at: number) => columns[at]?.header || `Column ${at + 1}`;
  const targets = targetsOf(kind.table).filter((value) => reading.mayPrice || value !== 'amount');
  const optionsOf = (at: number, header: string, target: ColumnTarget) => [
    { value: 'ignore', name: 'Leave out' },
    ...targets.map((value) => ({ value, name: labelOf(kind.table, value, country) })),
    ...kind.ownOptions({
      base,
      header,
      target,
      label: nameOf(at),
      others: mapping.filter((_, other) => other !== at),
    }),
  ];
  const open = named ? 'Answer the questions above the columns first.' : words.needs;
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {plural(work.rows, 'row', country)} and {plural(columns.length, 'column', country)} found. Check where
        each column goes.
      </Typography>
      <LettersField
        letters={work.letters}
        chosen={work.chosenLetters}
        onLetters={(label) => void flow.setLetters(label)}
      />
      <ColumnQuestions questions={work.questions} mapping={mapping} onAnswer={flow.answer} />
      {kind.asked.map((asked) => (
        <WordsField
          key={asked.target}
          {...asked}
          words={statusQuestions(work, asked.target)}
          meanings={asked.meanings(reading)}
          answers={work.statusWords}
          onAnswer={flow.setStatusWord}
        />
      ))}
      {dates && (
        <DateOrderField
          order={work.dateOrder ?? dates.order}
          certain={dates.certain}
          example={exampleDate(columns, mapping, isDate)}
          onOrder={flow.setDateOrder}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {columns.map(({ header, samples }, at) => (
          <ChoiceRow
            key={at}
            label={nameOf(at)}
            name={`${nameOf(at)} goes to`}
            detail={samples.join(' · ') || 'No values'}
            value={mapping[at] ?? 'ignore'}
            options={optionsOf(at, header, mapping[at] ?? 'ignore')}
            onChoice={(target) => flow.setTarget(at, target)}
          />
        ))}
      </Box>
      {leftOut.length > 0 && (
        <Typography sx={{ color: 'text.secondary', marginTop: 2 }}>
          Left out: {leftOut.slice(0, MOST_NAMED).map(nameOf).join(', ')}
          {leftOut.length > MOST_NAMED && ` and ${leftOut.length - MOST_NAMED} more`}. Send one to Notes to
          keep what it says.
        </Typography>
      )}
      {!(named && isClear) && (
        <Typography role="alert" sx={{ color: 'error.main', marginTop: 2 }}>
          {open}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, marginTop: 3 }}>
        <Button variant="contained" disabled={!named || !isClear} onClick={() => void flow.preview()}>
          Check the rows
        </Button>
        <Button onClick={flow.restart}>Other file</Button>
      </Box>
    </Box>
  );
}
