import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Phone from 'lucide-react/icons/phone';
import { maxLengthOf } from '@/domain/core/bounds';
import { activityShape } from '@/domain/history/activity';
import { Icon } from '@/shared/ui/text/icon';

export type NoteComposerProps = {
  readonly body: string;
  readonly onChange: (body: string) => void;
  readonly onNote: (body: string) => void;
  /** Given, the typed text may become a logged call. */
  readonly onCall?: () => void;
};

/** Writes a note (Ctrl or Cmd with Enter sends it), or turns the text into a logged call where there is one. */
export function NoteComposer({ body, onChange, onNote, onCall }: NoteComposerProps) {
  const isEmpty = body.trim() === '';
  const send = () => {
    if (!isEmpty) onNote(body.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        flexWrap: 'wrap',
        gap: 0.5,
        minHeight: 44,
        paddingInlineStart: '12px',
        paddingInlineEnd: '4px',
        border: '1px solid',
        borderColor: 'lineStrong',
        borderRadius: '10px',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <InputBase
        multiline
        maxRows={8}
        placeholder="Write a note"
        value={body}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
        slotProps={{ input: { 'aria-label': 'Note', maxLength: maxLengthOf(activityShape, 'body') } }}
        sx={{
          flex: '1 1 240px',
          py: '10px',
          '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Box sx={{ display: 'flex', gap: 0.5, py: '3px', marginInlineStart: 'auto' }}>
        {!isEmpty && (
          <Button type="submit" size="small" variant="contained">
            Add note
          </Button>
        )}
        {onCall && (
          <Button
            size="small"
            variant="text"
            color="inherit"
            startIcon={<Icon of={Phone} size={16} />}
            onClick={onCall}
          >
            Log call
          </Button>
        )}
      </Box>
    </Box>
  );
}
