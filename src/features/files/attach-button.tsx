import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';

import { Icon } from '@/shared/ui/text/icon';

import { FileInput } from './file-input';
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
      <FileInput
        ref={input}
        label="Photos or files to add"
        disabled={obstacle !== null}
        onAdd={sending.add}
      />
    </>
  );
}
