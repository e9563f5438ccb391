import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';

import { TextInput } from '@/shared/forms/fields/text-input';
import { Icon } from '@/shared/ui/text/icon';

import { useSaving } from '../use-saving';

export type NewCardProps = {
  readonly listName: string;
  /** Grows when a card is to be added from elsewhere: opens the field and focuses it. */
  readonly asked: number;
  /** Rejects with AppError; the text stays then. */
  readonly onAdd: (name: string) => Promise<unknown>;
};

/** Adds cards at a list's end; it stays open for the next one. */
export function NewCard({ listName, asked, onAdd }: NewCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setIsOpen(true);
  }
  if (!isOpen) {
    return (
      <Button
        variant="text"
        startIcon={<Icon of={Plus} size={16} />}
        aria-label={`Add card to ${listName}`}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'flex-start', mx: 1 }}
      >
        Add card
      </Button>
    );
  }
  return <OpenNewCard asked={asked} onAdd={onAdd} onClose={() => setIsOpen(false)} />;
}

type OpenNewCardProps = Pick<NewCardProps, 'asked' | 'onAdd'> & { readonly onClose: () => void };

function OpenNewCard({ asked, onAdd, onClose }: OpenNewCardProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    field.current?.querySelector('textarea')?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const { problem, save } = useSaving(
    () => onAdd(name),
    () => setName(''),
  );
  return (
    <div ref={field} className="jl-new-card">
      <TextInput
        label="New card"
        value={name}
        multiline
        error={problem ?? undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && name.trim() === '') onClose();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          void save();
        }}
      />
      <div>
        <Button variant="contained" onClick={() => void save()}>
          Add card
        </Button>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
