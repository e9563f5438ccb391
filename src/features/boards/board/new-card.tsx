import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { TextInput } from '@/shared/forms/fields/text-input';
import { Icon } from '@/shared/ui/text/icon';

export type NewCardProps = {
  readonly listName: string;
  /** Rejects with AppError; the text stays then. */
  readonly onAdd: (name: string) => Promise<unknown>;
};

/** Adds cards at a list's end; it stays open for the next one. */
export function NewCard({ listName, onAdd }: NewCardProps) {
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (typed: string) => {
    try {
      await onAdd(typed);
      setName('');
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof AppError ? error.message : ERROR_SENTENCES.unknown);
    }
  };
  if (name === null) {
    return (
      <Button
        variant="text"
        startIcon={<Icon of={Plus} size={16} />}
        aria-label={`Add card to ${listName}`}
        onClick={() => setName('')}
        sx={{ alignSelf: 'flex-start', mx: 1 }}
      >
        Add card
      </Button>
    );
  }
  return (
    <div className="jl-new-card">
      <TextInput
        label="New card"
        value={name}
        autoFocus
        multiline
        error={problem ?? undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && name.trim() === '') setName(null);
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add(name);
        }}
      />
      <div>
        <Button variant="contained" onClick={() => void add(name)}>
          Add card
        </Button>
        <Button variant="text" onClick={() => setName(null)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
