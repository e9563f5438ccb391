import Box from '@mui/material/Box';

import type { FileRecord } from '@/domain/files/file';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';

import { TAG_CHOICES } from './photo-tags';

export type NewPhotosTagProps = {
  readonly tag: FileRecord['tag'];
  readonly onChange: (tag: FileRecord['tag']) => void;
};

/** Says once which part of the work the next photos show, so that twenty need not be opened one by one. */
export function NewPhotosTag({ tag, onChange }: NewPhotosTagProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 2 }}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        New photos are
      </Box>
      <SegmentedControl label="New photos are" options={TAG_CHOICES} value={tag} onChange={onChange} />
    </Box>
  );
}
