import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useId, useState } from 'react';
import { Icon } from '@/shared/ui/text/icon';
import { lazy } from '@/shared/ui/states/lazy';

const QuickLineParts = lazy(async () => ({ default: (await import('./quick-line-parts')).QuickLineParts }));

/** A line above the tasks that becomes one; its reader of dates loads with the first letter. */
export function QuickLine() {
  const [line, setLine] = useState('');
  /** How often the user asked to save this line. */
  const [asked, setAsked] = useState(0);
  const hintId = useId();
  const save = () => setAsked(asked + 1);
  const type = (text: string) => {
    setLine(text);
    setAsked(0);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 2 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          pl: 1.5,
          pr: 0.5,
          border: '1px solid var(--jl-line-strong)',
          borderRadius: '10px',
          color: 'text.secondary',
          '&:focus-within': { outline: '2px solid var(--jl-primary)', outlineOffset: '-1px' },
        }}
      >
        <Icon of={Plus} size={18} />
        <InputBase
          fullWidth
          placeholder="Add a task: call the inspector tomorrow 9am"
          value={line}
          inputProps={{ 'aria-label': 'Quick task', 'aria-describedby': hintId, dir: 'auto' }}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') type('');
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            save();
          }}
          sx={{
            '& input:focus-visible': { outline: 'none' },
            '& input::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        {line !== '' && (
          <Button variant="contained" size="small" onClick={save} sx={{ flex: 'none' }}>
            Add
          </Button>
        )}
      </Box>
      <span id={hintId} className="visually-hidden">
        A date, # with a record’s number, @ with a first name. Enter adds the task.
      </span>
      {(line !== '' || asked > 0) && (
        <Suspense>
          <QuickLineParts line={line} asked={asked} onSaved={() => type('')} />
        </Suspense>
      )}
    </Box>
  );
}
