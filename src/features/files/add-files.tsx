import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { filesFull, MOST_FILES } from '@/domain/files/file';
import { Icon } from '@/shared/ui/text/icon';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';

import { FileInput } from './file-input';
import { touchSx } from './touch';
import { overSx, useFileDrop } from './use-file-drop';

export type AddFilesProps = {
  readonly heading: ReactNode;
  readonly headingId: string;
  /** `off`: disabled by the company; `hidden`: not for this user. */
  readonly standing: 'on' | 'off' | 'hidden';
  readonly isFull: boolean;
  readonly onAdd: (chosen: readonly File[]) => void;
  readonly children: ReactNode;
};

/** A section with a button and a drop area for files. */
export function AddFiles({ heading, headingId, standing, isFull, onAdd, children }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const obstacle = isFull ? filesFull(MOST_FILES) : null;
  const takes = standing === 'on' && obstacle === null;
  const { isOver, dropProps } = useFileDrop(takes ? onAdd : null);
  return (
    <Box component="section" aria-labelledby={headingId} {...dropProps} sx={overSx(isOver)}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1,
          minHeight: 40,
        }}
      >
        {heading}
        {standing === 'on' && isPhone && (
          <>
            <Button
              size="small"
              variant="contained"
              startIcon={<Icon of={Camera} size={18} />}
              disabled={!takes}
              sx={touchSx}
              onClick={() => camera.current?.click()}
            >
              Take photo
            </Button>
            <FileInput ref={camera} label="Photo to take" disabled={!takes} onAdd={onAdd} isCamera />
          </>
        )}
        {standing === 'on' && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={ImagePlus} size={18} />}
            disabled={!takes}
            sx={touchSx}
            onClick={() => input.current?.click()}
          >
            Add photos or files
          </Button>
        )}
        {standing === 'on' && (
          <FileInput ref={input} label="Photos or files to add" disabled={!takes} onAdd={onAdd} />
        )}
      </Box>
      {standing === 'off' && (
        <Box sx={{ mb: 1, color: 'text.secondary' }}>
          Your company has switched off adding photos and files.
        </Box>
      )}
      {standing === 'on' && obstacle !== null && (
        <Box sx={{ mb: 1, color: 'text.secondary' }}>{obstacle}</Box>
      )}
      {children}
    </Box>
  );
}
