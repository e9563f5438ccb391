import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { MAX_DESCRIPTION, MAX_NAME, MAX_UNIT } from '@/domain/money/line-fields';
import { useFormat } from '@/shared/format/format-context';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import type { EditedLine, EditedPaper } from './edited-line';
import { lineFromForm, lineSchema, lineToForm } from './line-form';
import type { LineForm } from './line-form';
import { optionName } from '@/shared/format/lines/option-name';
import { WasteField } from './waste-field';

export type LineDialogProps = {
  readonly line: EditedLine;
  /** Why the paper does not have it: it is new, or another user removed it meanwhile. Saving adds it. */
  readonly missing?: 'new' | 'gone';
  readonly paper: EditedPaper;
  /** The collection of the paper, and the name of what is typed into the dialog. */
  readonly collection: string;
  readonly draftKey: string;
  /** False where it has no room; the dialog then stays. */
  readonly onSave: (id: string, changes: Partial<EditedLine>) => boolean;
  readonly onRemove: (id: string) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
  readonly onClose: () => void;
};

/** Everything of one line, also its description, cost and options; the way to edit lines on a phone. */
export function LineDialog(props: LineDialogProps) {
  const { line, missing, paper, collection, draftKey, onSave, onRemove, onMove, onClose } = props;
  const { country } = useFormat();
  const { byUid } = usePeople();
  const schema = useMemo(() => lineSchema(country), [country]);
  const { options, taxRates } = paper;
  return (
    <FormikDialog<LineForm>
      open
      title={line.name.trim() || (missing === 'new' ? 'New line' : 'Line')}
      submitLabel="Save"
      initialValues={lineToForm(line, country)}
      validationSchema={schema}
      draftKey={draftKey}
      follow={{ collection, people: byUid }}
      onClose={onClose}
      secondAction={
        <Button
          color="error"
          disabled={missing !== undefined}
          onClick={() => {
            onRemove(line.id);
            onClose();
          }}
        >
          Remove
        </Button>
      }
      onSubmit={(values) => {
        if (!onSave(line.id, lineFromForm(values, country, options !== undefined))) return false;
        onClose();
        return true;
      }}
    >
      {missing === 'gone' && (
        <Alert severity="warning">This line was removed meanwhile. Saving adds it again.</Alert>
      )}
      <FormTextField name="name" label="Name" required maxLength={MAX_NAME} />
      <FormTextField name="description" label="Description" multiline maxLength={MAX_DESCRIPTION} />
      <Box sx={row}>
        <FormTextField name="quantity" label="Quantity" inputMode="decimal" required />
        <FormTextField name="unit" label="Unit" maxLength={MAX_UNIT} />
        <WasteField />
        <FormTextField name="unitPrice" label="Price" inputMode="decimal" />
        <FormTextField name="unitCost" label="Cost, office only" inputMode="decimal" />
        <FormSelect
          name="taxRate"
          label="Tax"
          emptyLabel="None"
          options={taxRates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Box>
      {options !== undefined && options.length > 1 && (
        <FormChoicesField
          name="options"
          label="Options (none for all)"
          choices={options.map(({ id }) => id)}
          labelOf={(id) => optionName(options, id)}
          emptyText="There is no other option."
        />
      )}
      {options !== undefined && <FormCheckbox name="isOptional" label="The client may add it as an extra" />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" disabled={missing !== undefined} onClick={() => onMove(line.id, -1)}>
          Move up
        </Button>
        <Button variant="outlined" disabled={missing !== undefined} onClick={() => onMove(line.id, 1)}>
          Move down
        </Button>
      </Box>
    </FormikDialog>
  );
}

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
