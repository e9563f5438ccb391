import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ClashChoice } from '../frame/clash-choice';
import { KeptText } from '../frame/kept-text';
import { useDraft } from '../frame/use-draft';
import { TextInput } from './text-input';

export type EditableTextProps = {
  readonly label: string;
  readonly text: string;
  readonly maxLength: number;
  /** Key under which this tab keeps unsaved text, so that navigation does not lose it. */
  readonly draftKey: string;
  readonly mayEdit: boolean;
  readonly saveLabel: string;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly helper?: string;
  readonly onSave: (text: string) => void;
};

/** A paragraph edited in place; conflicts are resolved first. Without the right to edit, text can be copied. */
export function EditableText(props: EditableTextProps) {
  const {
    label,
    text,
    maxLength,
    draftKey,
    mayEdit,
    saveLabel,
    rows = 3,
    placeholder,
    helper,
    onSave,
  } = props;
  // The typed text, and the stored text it is based on.
  const { draft, restored, saveDraft, clearDraft } = useDraft(draftKey, { text, over: text });
  const [typed, setTyped] = useState(restored ? draft : null);
  const keep = (next: typeof draft) => {
    setTyped(next);
    saveDraft(next);
  };
  const close = () => {
    setTyped(null);
    clearDraft();
  };
  const shown = typed?.text ?? text;
  const isChanged = typed !== null && shown.trim() !== text;
  if (!mayEdit) {
    return text === '' && !isChanged ? null : (
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {label}
        </Typography>
        <Typography dir="auto" sx={{ maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {isChanged && <KeptText text={shown} onDiscard={close} />}
      </section>
    );
  }
  const isClashing = isChanged && typed.over !== text;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isClashing) return;
        onSave(shown.trim());
        close();
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <TextInput
        label={label}
        placeholder={placeholder}
        helper={helper}
        multiline
        minRows={rows}
        maxRows={16}
        value={shown}
        onChange={(event) => keep({ text: event.target.value, over: typed?.over ?? text })}
        slotProps={{ input: { maxLength, dir: 'auto' } }}
      />
      {isClashing && (
        <Alert severity="warning">
          <ClashChoice
            label={label}
            who="Someone"
            theirs={text}
            mine={shown}
            onTheirs={close}
            onMine={() => keep({ text: shown, over: text })}
          />
        </Alert>
      )}
      {isChanged && !isClashing && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" size="small" variant="contained">
            {saveLabel}
          </Button>
          <Button size="small" variant="text" onClick={close}>
            Discard
          </Button>
        </Box>
      )}
    </Box>
  );
}
