import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import type { KanbanCard, KanbanChecklist } from '@/api/contract/kanban';
import {
  newCheckItemCall,
  newChecklistCall,
  removeCheckItemCall,
  removeChecklistCall,
  updateCheckItemCall,
  updateChecklistCall,
} from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { MAX_CARD_NAME } from '@/domain/boards/board';
import { useAction } from '@/shared/feedback/use-action';
import { TextInput } from '@/shared/forms/fields/text-input';
import { Icon } from '@/shared/ui/text/icon';
import { ProgressTrack } from '@/shared/ui/text/progress-track';

/** A card's checklists with their progress. */
export function Checklists({ card }: { readonly card: KanbanCard }) {
  const add = useSendCall(newChecklistCall);
  const { run } = useAction();
  return (
    <>
      {card.checklists.map((list) => (
        <Checklist key={list.id} cardId={card.id} list={list} />
      ))}
      <Button
        variant="text"
        onClick={() => void run(() => add({ cardId: card.id, name: 'Checklist' }))}
        sx={{ mt: 1 }}
      >
        Add checklist
      </Button>
    </>
  );
}

function Checklist({ cardId, list }: { readonly cardId: string; readonly list: KanbanChecklist }) {
  const add = useSendCall(newCheckItemCall);
  const update = useSendCall(updateCheckItemCall);
  const removeItem = useSendCall(removeCheckItemCall);
  const removeList = useSendCall(removeChecklistCall);
  const renameList = useSendCall(updateChecklistCall);
  const { run } = useAction();
  const [typed, setTyped] = useState('');
  /** The name being typed; null while it is not renamed. */
  const [name, setName] = useState<string | null>(null);
  const at = { cardId, checklistId: list.id };
  const done = list.checkItems.filter(({ state }) => state === 'complete').length;
  const count = list.checkItems.length;
  const rename = async () => {
    if (
      name === null ||
      name.trim() === list.name ||
      (await run(() => renameList({ ...at, update: { name } })))
    )
      setName(null);
  };
  const addItem = async () => {
    if (await run(() => add({ ...at, name: typed }))) setTyped('');
  };
  return (
    <section className="jl-checklist" aria-label={list.name}>
      <header>
        {name === null ? (
          <h3 dir="auto">{list.name}</h3>
        ) : (
          <TextInput
            label="Name of the checklist"
            size="small"
            autoFocus
            value={name}
            inputProps={{ maxLength: MAX_CARD_NAME }}
            onChange={(event) => setName(event.target.value)}
            onBlur={() => void rename()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void rename();
            }}
          />
        )}
        <ProgressTrack label={`Progress of ${list.name}`} done={done} total={count} />
        <small>
          {done} of {count}
        </small>
        {name === null && (
          <Button variant="text" size="small" onClick={() => setName(list.name)}>
            Rename
          </Button>
        )}
        <Button variant="text" size="small" onClick={() => void run(() => removeList(at))}>
          Remove
        </Button>
      </header>
      <ul>
        {list.checkItems.map(({ id, name, state }) => (
          <li key={id}>
            <label data-done={state === 'complete' || undefined}>
              <Checkbox
                checked={state === 'complete'}
                onChange={(_, isDone) =>
                  void run(() =>
                    update({ ...at, checkItemId: id, update: { state: isDone ? 'complete' : 'incomplete' } }),
                  )
                }
              />
              <span dir="auto">{name}</span>
            </label>
            <IconButton
              aria-label={`Remove ${name}`}
              size="small"
              onClick={() => void run(() => removeItem({ ...at, checkItemId: id }))}
            >
              <Icon of={X} size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <TextInput
        label="Add item"
        size="small"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void addItem();
        }}
        helper={typed === '' ? undefined : 'Press Enter to add it.'}
      />
    </section>
  );
}
