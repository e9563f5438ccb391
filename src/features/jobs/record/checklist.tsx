import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { newId } from '@/data/core/ids';
import { addItem, moveItem, removeItem, stepsOf } from '@/domain/jobs/checklist';
import type { Checklist as Items } from '@/domain/jobs/checklist';
import type { Job } from '@/domain/jobs/job';
import { MAX_CHECKLIST, MAX_STEP } from '@/domain/company/task-templates';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { Icon } from '@/shared/ui/text/icon';
import { TemplateMenu } from './template-menu';

export type ChecklistProps = {
  readonly of: Pick<Job, 'checklist' | 'stepsDone'>;
  /** The business's templates for such jobs come first. */
  readonly templates: readonly TaskTemplate[];
  readonly mayEdit: boolean;
  /** True for the crew, too. */
  readonly mayTick: boolean;
  /** False where its title and counts stand above it. */
  readonly hasTitle?: boolean;
  readonly onChange: (items: Items, label: string) => void;
  readonly onTick: (id: string, isDone: boolean) => void;
};

/** The job's checklist. */
export function Checklist(props: ChecklistProps) {
  const { of, templates, mayEdit, mayTick, hasTitle = true, onChange, onTick } = props;
  const items = of.checklist;
  const steps = stepsOf(of);
  const done = steps.filter((step) => step.done).length;
  return (
    <section>
      {hasTitle && (
        <Typography variant="h2" sx={{ mb: 1 }}>
          Checklist{' '}
          {items.length > 0 && (
            <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {done} of {items.length}
            </Box>
          )}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((item, index) => (
          <Box component="li" key={item.id} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <Checkbox
              id={item.id}
              checked={item.done}
              disabled={!mayTick}
              onChange={(_, isDone) => onTick(item.id, isDone)}
            />
            <Box
              component="label"
              htmlFor={item.id}
              dir="auto"
              sx={{
                flex: 1,
                minWidth: 0,
                overflowWrap: 'anywhere',
                ...(!mayTick && { color: 'text.secondary' }),
                ...(item.done && { color: 'text.secondary', textDecoration: 'line-through' }),
              }}
            >
              {item.text}
            </Box>
            {mayEdit && (
              <>
                <IconButton
                  size="small"
                  aria-label={`Move up: ${item.text}`}
                  disabled={index === 0}
                  onClick={() => onChange(moveItem(items, item.id, -1), 'Checklist reordered')}
                >
                  <Icon of={ArrowUp} size={16} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`Move down: ${item.text}`}
                  disabled={index === items.length - 1}
                  onClick={() => onChange(moveItem(items, item.id, 1), 'Checklist reordered')}
                >
                  <Icon of={ArrowDown} size={16} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`Remove: ${item.text}`}
                  onClick={() => onChange(removeItem(items, item.id), 'Removed from the checklist')}
                >
                  <Icon of={X} size={16} />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {items.length === 0 && !mayEdit && (
        <Typography sx={{ color: 'text.secondary' }}>Nothing on it.</Typography>
      )}
      {mayEdit && items.length < MAX_CHECKLIST && (
        <AddItem onAdd={(text) => onChange(addItem(items, newId(), text), 'Added to the checklist')} />
      )}
      {mayEdit && templates.length > 0 && (
        <TemplateMenu items={items} templates={templates} onChange={onChange} />
      )}
    </section>
  );
}

function AddItem({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
      sx={{ display: 'flex', gap: 1, mt: 1 }}
    >
      <OutlinedInput
        fullWidth
        size="small"
        placeholder="Add a step"
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ input: { 'aria-label': 'New step', maxLength: MAX_STEP } }}
      />
      <Button type="submit" size="small" variant="outlined" sx={{ flex: 'none', height: 'auto' }}>
        Add
      </Button>
    </Box>
  );
}
