import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CustomFieldDefinition } from '@/domain/company/company';
import type { DateOrder } from '@/domain/import/cells/dates';
import { NAMING_TARGETS } from '@/domain/import/customers/targets';
import type { ColumnTarget } from '@/domain/import/customers/targets';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { ColumnQuestions } from './column-questions';
import type { ColumnQuestionsProps } from './column-questions';
import { DateOrderField } from './date-order-field';
import { exampleDate, foundOrderOf } from './import-columns';
import { MapColumn } from './map-column';
import { StatusWordsField } from './status-words-field';
import type { StatusWordsFieldProps } from './status-words-field';
import { isAnswered, statusQuestions } from '../session/work';
import type { Work } from '../session/work';

export type MapStepProps = {
  readonly work: Work;
  readonly ownFields: readonly CustomFieldDefinition[];
  /** True when columns may become custom fields; only administrators may add some. */
  readonly mayAddFields: boolean;
  readonly mayPrice: boolean;
  readonly onTarget: (column: number, target: ColumnTarget) => void;
  readonly onDateOrder: (order: DateOrder) => void;
  readonly onAnswer: ColumnQuestionsProps['onAnswer'];
  readonly onStatusWord: StatusWordsFieldProps['onAnswer'];
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** The second step: the target of each column, with its first values. */
export function MapStep(props: MapStepProps) {
  const { country } = useFormat();
  const {
    work,
    ownFields,
    mayAddFields,
    mayPrice,
    onTarget,
    onDateOrder,
    onAnswer,
    onStatusWord,
    onNext,
    onBack,
  } = props;
  const { columns, mapping } = work;
  const named = mapping.some((target) => NAMING_TARGETS.includes(target));
  const isClear = isAnswered(work);
  const dates = foundOrderOf(columns, mapping, ownFields);
  const leftOut = columns.filter(({ samples }, column) => mapping[column] === 'ignore' && samples.length > 0);
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {plural(work.rows, 'row', country)} and {plural(columns.length, 'column', country)} found. Check where
        each column goes.
      </Typography>
      <ColumnQuestions questions={work.questions} onAnswer={onAnswer} />
      <StatusWordsField words={statusQuestions(work)} answers={work.statusWords} onAnswer={onStatusWord} />
      {dates && (
        <DateOrderField
          order={work.dateOrder ?? dates.order}
          certain={dates.certain}
          example={exampleDate(columns, mapping, ownFields)}
          onOrder={onDateOrder}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {columns.map((column, at) => (
          <MapColumn
            key={at}
            label={column.header || `Column ${at + 1}`}
            column={column}
            target={mapping[at] ?? 'ignore'}
            others={mapping.filter((_, other) => other !== at)}
            ownFields={ownFields}
            mayAddFields={mayAddFields}
            mayPrice={mayPrice}
            country={country}
            onTarget={(target) => onTarget(at, target)}
          />
        ))}
      </Box>
      {leftOut.length > 0 && (
        <Typography sx={{ color: 'text.secondary', marginTop: 2 }}>
          {plural(leftOut.length, 'column', country)} with values will be left out. Send one to Notes to keep
          what it says.
        </Typography>
      )}
      {!named && (
        <Typography role="alert" sx={{ color: 'error.main', marginTop: 2 }}>
          Choose a column for the name, the company, the e-mail or the phone: a customer needs one of them.
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
