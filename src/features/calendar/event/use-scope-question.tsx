import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SERIES_SCOPES } from '@/domain/calendar/series';
import type { SeriesScope } from '@/domain/calendar/series';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

const LABELS: Readonly<Record<SeriesScope, string>> = {
  this: 'This event',
  following: 'This and following events',
  all: 'All events',
};

type Asked = { readonly verb: 'Change' | 'Remove'; readonly answer: (scope: SeriesScope | null) => void };

/** Asks how much of a series a change is about; resolves to null when the user cancels. */
export function useScopeQuestion(): {
  readonly ask: (verb: Asked['verb']) => Promise<SeriesScope | null>;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = (scope: SeriesScope | null) => {
    asked?.answer(scope);
    setAsked(null);
  };
  return {
    ask: (verb) =>
      new Promise((resolve) => {
        setAsked({ verb, answer: resolve });
      }),
    question: asked && <ScopeDialog verb={asked.verb} onAnswer={answer} />,
  };
}

function ScopeDialog({
  verb,
  onAnswer,
}: {
  readonly verb: Asked['verb'];
  readonly onAnswer: (scope: SeriesScope | null) => void;
}) {
  const [scope, setScope] = useState<SeriesScope>('this');
  return (
    <FormDialog
      open
      width="small"
      fullScreenOnPhone={false}
      title={`${verb} a repeating event`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button variant="outlined" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button variant="contained" onClick={() => onAnswer(scope)}>
            {verb}
          </Button>
        </>
      }
    >
      <RadioGroup
        aria-label={`${verb} which events`}
        value={scope}
        onChange={(_event, value) => setScope(SERIES_SCOPES.find((one) => one === value) ?? 'this')}
      >
        {SERIES_SCOPES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={LABELS[value]} />
        ))}
      </RadioGroup>
    </FormDialog>
  );
}
