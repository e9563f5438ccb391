import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { capitalised } from '@/domain/core/spelling';
import { notify } from '../../feedback/notify';
import { Icon } from '../../ui/text/icon';

import { editorRow } from './editor-row';

export type EntriesEditorProps<K extends string, T> = {
  readonly name: K;
  /** Singular of an entry, in lower case: "crew". */
  readonly noun: string;
  readonly max: number;
  /** Width of the second field, as `editorRow` takes it. */
  readonly second: string;
  readonly emptyText?: string;
  readonly keyOf: (entry: T, index: number) => string | number;
  readonly nameOf: (entry: T) => string;
  readonly makeNew: () => T;
  /** The two fields of an entry; `path` is its place in the form. */
  readonly renderFields: (entry: T, path: string) => ReactNode;
  readonly renderBelow: (entry: T, path: string) => ReactNode;
};

/** A list whose entries have several fields, edited by the business. */
export function EntriesEditor<K extends string, T>(props: EntriesEditorProps<K, T>) {
  const { name, noun, max, second, emptyText, keyOf, nameOf, makeNew, renderFields, renderBelow } = props;
  const { values, errors } = useFormikContext<Record<K, readonly T[]>>();
  const entries = values[name];
  // An error of the whole list is a string; errors of single entries appear at their fields.
  const listError = errors[name];
  const title = capitalised(noun);
  return (
    <FieldArray name={name}>
      {({ push, remove, insert }) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {entries.length === 0 && emptyText !== undefined && (
            <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
          )}
          {entries.map((entry, index) => {
            const path = `${name}.${index}`;
            const under = renderBelow(entry, path);
            return (
              <Box
                key={keyOf(entry, index)}
                role="group"
                aria-label={`${title} ${index + 1}`}
                sx={editorRow(second)}
              >
                {renderFields(entry, path)}
                <IconButton
                  aria-label={`Remove ${noun} ${nameOf(entry) || index + 1}`}
                  onClick={() => {
                    remove(index);
                    notify.success(`${title} ${nameOf(entry) || index + 1} removed`, {
                      undo: () => insert(index, entry),
                    });
                  }}
                  sx={{ mt: '26px' }}
                >
                  <Icon of={X} size={18} />
                </IconButton>
                {under && <Box sx={{ gridColumn: '1 / -1' }}>{under}</Box>}
              </Box>
            );
          })}
          {typeof listError === 'string' && <FormHelperText error>{listError}</FormHelperText>}
          <Button
            variant="text"
            startIcon={<Icon of={Plus} size={18} />}
            disabled={entries.length >= max}
            onClick={() => push(makeNew())}
          >
            Add {noun}
          </Button>
        </Box>
      )}
    </FieldArray>
  );
}
