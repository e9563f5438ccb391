import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { Icon } from '@/shared/ui/text/icon';

/** A part of a line that was understood, and how it is taken back. */
export type UnderstoodPart = {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
};

/** A name that fits several people, each of whom can be chosen, or nobody. */
export type UnclearName = {
  readonly word: string;
  readonly choices: readonly {
    readonly uid: string;
    /** With the job role where coworkers share the name. */
    readonly name: string;
    readonly onChoose: () => void;
  }[];
};

export type UnderstoodProps = {
  readonly title: string;
  readonly parts: readonly UnderstoodPart[];
  readonly unclear: readonly UnclearName[];
  /** The words of a date that no task can have; '' for none. */
  readonly farDate: string;
  /** A number that leads to no record; '' for none. */
  readonly unknownNumber: string;
};

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** What a line of text was understood as. A press on a part takes it back. */
export function Understood({ title, parts, unclear, farDate, unknownNumber }: UnderstoodProps) {
  return (
    <Box role="group" aria-label="Understood as" sx={{ display: 'grid', gap: 1 }}>
      {title !== '' && (
        <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      {parts.length > 0 && (
        <Box sx={line}>
          {parts.map(({ id, label, onRemove }) => (
            <Button
              key={id}
              size="small"
              variant="outlined"
              endIcon={<Icon of={X} size={14} />}
              aria-label={`Remove ${label}`}
              onClick={onRemove}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
      {unclear.map(({ word, choices }) => (
        <Box key={word} sx={line}>
          <Typography variant="body2">
            {choices.length === 0 ? `No coworker is called ${word}.` : `Who is ${word}?`}
          </Typography>
          {choices.map(({ uid, name, onChoose }) => (
            <Button key={uid} size="small" variant="text" onClick={onChoose}>
              {name}
            </Button>
          ))}
        </Box>
      ))}
      {farDate !== '' && (
        <Typography variant="body2">
          “{farDate}” is too far from today to be a due date. It stays in the title.
        </Typography>
      )}
      {unknownNumber !== '' && (
        <Typography variant="body2">
          No job, tracker or project has the number {unknownNumber}. It stays in the title.
        </Typography>
      )}
    </Box>
  );
}
