import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';

import { Icon } from '@/shared/ui/text/icon';

import { touchSx } from './touch';
import type { Attaching } from './use-attaching';

const LABEL = 'Add photos or files';

export type AttachButtonProps = {
  readonly attaching: Attaching;
  /** An icon for a composer's row of tools; a button with its label otherwise. */
  readonly isIcon?: boolean;
};

/** Chooses files to add. Where that is impossible, it says why. */
export function AttachButton({ attaching: { obstacle, sending }, isIcon = false }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChosen = (event: ChangeEvent<HTMLInputElement>) => {
    sending.add([...(event.target.files ?? [])]);
    // Choosing the same file again must count as a change.
    event.target.value = '';
  };
  const common = { disabled: obstacle !== null, sx: touchSx, onClick: () => input.current?.click() };
  return (
    <>
      <Tooltip title={obstacle ?? (isIcon ? LABEL : '')}>
        {/* A disabled button shows no tooltip of its own. */}
        <span>
          {isIcon ? (
            <IconButton aria-label={LABEL} {...common}>
              <Icon of={Paperclip} size={18} />
            </IconButton>
          ) : (
            <Button size="small" variant="outlined" startIcon={<Icon of={Paperclip} size={18} />} {...common}>
              {LABEL}
            </Button>
          )}
        </span>
      </Tooltip>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Photos or files to add"
        tabIndex={-1}
        className="visually-hidden"
        disabled={obstacle !== null}
        onChange={handleChosen}
      />
    </>
  );
}
