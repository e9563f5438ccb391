import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { losesByReload } from '@/shared/kept/unkept';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { holdsText } from './load-newest';
import type { News } from './news';

export type UpdateNoticeProps = {
  readonly news: News;
  readonly isVisitor: boolean;
  readonly onUpdate: () => void;
};

/** How long "Later" postpones the notice, in ms. */
const LATER_MS = 4 * 60 * 60_000;

const WORDS = {
  newer: 'A new version of Joblane is ready.',
  replaced: 'Joblane was updated. Update this window, too, so that each part of it loads.',
  lost: 'A part of this page did not load. There may be a new version of Joblane.',
} as const;

/** Offers a reload for a new version; asks before data is lost. Drafts and unsent changes survive it. */
export function UpdateNotice({ news, isVisitor, onUpdate }: UpdateNoticeProps) {
  const [isPutOff, setIsPutOff] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isUpdating, setIsUpdating] = useState(false);
  useEffect(() => {
    if (!isPutOff) return undefined;
    const timer = setTimeout(() => setIsPutOff(false), LATER_MS);
    return () => clearTimeout(timer);
  }, [isPutOff]);

  const update = () => {
    setIsAsking(false);
    setIsUpdating(true);
    onUpdate();
  };
  const handleUpdate = () => {
    if (losesByReload() || (isVisitor && holdsText())) setIsAsking(true);
    else update();
  };

  if (isPutOff) return null;
  return (
    <Box component="section" aria-label="New version" sx={frameStyles}>
      <Typography role="status" variant="body2">
        {WORDS[news]}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" loading={isUpdating} onClick={handleUpdate}>
          Update now
        </Button>
        <Button size="small" variant="text" disabled={isUpdating} onClick={() => setIsPutOff(true)}>
          Later
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Update without saving?"
        text="Something in this window is not saved or sent yet. Updating now would lose it."
        confirmLabel="Update now"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={update}
        onClose={() => setIsAsking(false)}
      />
    </Box>
  );
}

const frameStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingInline: 2,
  paddingBlock: 0.75,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
