import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { linkAddress } from '@/domain/format/link-address';

export type LinkRowProps = {
  readonly onLink: (address: string) => void;
  readonly onClose: () => void;
};

/** Asks for the address of a link in a text. */
export function LinkRow({ onLink, onClose }: LinkRowProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const address = linkAddress(typed);
    if (address === null) setIsWrong(true);
    else onLink(address);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, borderBottom: 1, borderColor: 'divider' }}>
      <TextField
        autoFocus
        size="small"
        label="Address of the link"
        placeholder="https://"
        value={typed}
        error={isWrong}
        helperText={isWrong ? 'Enter a web address or an e-mail address.' : ''}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The window around it would send or close.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') save();
          else onClose();
        }}
        sx={{ flex: 1, minWidth: 180 }}
      />
      <Button size="small" variant="outlined" onClick={save}>
        Set link
      </Button>
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
    </Box>
  );
}
