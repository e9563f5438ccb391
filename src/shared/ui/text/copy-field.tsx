import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useRef, useState } from 'react';

import { Icon } from './icon';

export type CopyFieldProps = {
  label: string;
  value: string;
  href?: string;
};

const SHOWN_MS = 2_000;

/** A text with a copy button. */
export function CopyField({ label, value, href }: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Without the permission, the text is selected for copying by hand.
      input.current?.select();
      return;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS);
  };

  return (
    <TextField
      label={label}
      value={value}
      inputRef={input}
      slotProps={{
        htmlInput: { readOnly: true, onFocus: () => input.current?.select() },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={isCopied ? 'Copied' : 'Copy'}>
                <IconButton size="small" aria-label={`Copy ${label}`} onClick={() => void copy()}>
                  <Icon of={isCopied ? Check : Copy} size={18} />
                </IconButton>
              </Tooltip>
              {href !== undefined && (
                <IconButton
                  size="small"
                  aria-label={`Open ${label}`}
                  href={href}
                  target="_blank"
                  rel="noopener"
                >
                  <Icon of={ExternalLink} size={18} />
                </IconButton>
              )}
              <span className="visually-hidden" role="status">
                {isCopied ? 'Copied' : ''}
              </span>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
