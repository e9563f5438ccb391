import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { TextInput } from '@/shared/forms/fields/text-input';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

import { useSaving } from './use-saving';

export type NameDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly initial?: string;
  readonly action: string;
  /** Rejects with AppError; the text stays then. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Asks for a name. */
export function NameDialog({
  title,
  label,
  initial = '',
  action,
  onSave,
  onClose,
  children,
}: NameDialogProps) {
  const [name, setName] = useState(initial);
  const { problem, save } = useSaving(() => onSave(name), onClose);
  return (
    <FormDialog
      open
      title={title}
      width="small"
      fullScreenOnPhone={false}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={() => void save()}>
          {action}
        </Button>
      }
    >
      <TextInput
        label={label}
        value={name}
        autoFocus
        error={problem ?? undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
        }}
        sx={{ mt: 1 }}
      />
      {children}
    </FormDialog>
  );
}
