import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';

import { COLLECTIONS } from '@/domain/core/collections';
import { TAX_PART_FIELDS } from '@/domain/money/tax-rates';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { notify } from '@/shared/feedback/notify';
import { Icon } from '@/shared/ui/text/icon';

import { editorRow } from '@/shared/forms/fields/editor-row';
import { MAX_RATE_PARTS } from './money.schema';
import type { TypedPart } from './typed-rates';

export type RatePartsEditorProps = {
  /** Place of the parts in the form. */
  readonly path: string;
  readonly rateName: string;
  readonly parts: readonly TypedPart[];
};

/** The parts of a tax rate, such as GST and PST; a rate with one part shows none. */
export function RatePartsEditor({ path, rateName, parts }: RatePartsEditorProps) {
  const { setFieldValue } = useFormikContext();
  const isSplit = parts.length > 1;
  const put = (changed: readonly TypedPart[]) => void setFieldValue(path, changed);
  const remove = (at: number) => {
    put(parts.filter((_, index) => index !== at));
    notify.success(`Part ${parts[at]?.name || at + 1} removed`, { undo: () => put(parts) });
  };
  const add = () => put([...(isSplit ? parts : parts.map((one) => ({ ...one, name: rateName }))), EMPTY]);
  return (
    <>
      {isSplit &&
        parts.map(({ name }, at) => (
          <Box
            // Parts have no ids, and fields are bound to their place.
            key={at}
            role="group"
            aria-label={`Part ${at + 1}`}
            sx={{ ...editorRow('180px'), borderBottom: 0, pb: 0, paddingInlineStart: 2 }}
          >
            <FormTextField {...formFields(PART_SHAPE, `${path}.${at}.`).text('name')} required />
            <FormTextField name={`${path}.${at}.rate`} label="Rate in percent" inputMode="decimal" required />
            <IconButton
              aria-label={`Remove part ${name || at + 1}`}
              onClick={() => remove(at)}
              sx={{ mt: '26px' }}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </Box>
        ))}
      {parts.length < MAX_RATE_PARTS && (
        <Button variant="text" size="small" startIcon={<Icon of={Plus} size={16} />} onClick={add}>
          {isSplit ? 'Add part' : 'Split into parts'}
        </Button>
      )}
    </>
  );
}

const PART_SHAPE = { collection: COLLECTIONS.settings, fields: TAX_PART_FIELDS };

const EMPTY: TypedPart = { name: '', rate: '' };
