import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';

import type { FileRecord } from '@/domain/files/file';
import { isFileNoun } from '@/domain/files/file-rights';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { Icon } from '@/shared/ui/text/icon';

import { touchSx } from './touch';
import type { FileActions } from './use-file-actions';
import { PhotoFacts } from './photo-facts';
import { useContent } from './use-content';
import type { ShownContent } from './use-content';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

/** Loaded when a photo is marked. */
const MarkUpDialog = lazyDialog(async () => (await import('./mark-up/mark-up-dialog')).MarkUpDialog);

export type PictureDialogProps = {
  readonly open: boolean;
  readonly pictures: readonly FileRecord[];
  readonly picture: FileRecord;
  readonly mayDelete: (file: FileRecord) => boolean;
  readonly actions: FileActions;
  readonly onShow: (picture: FileRecord) => void;
  readonly onDelete: (picture: FileRecord) => void;
  readonly onMarked?: (marked: File, photo: FileRecord) => void;
  readonly onClose: () => void;
};

/** One photo, large; arrow keys and buttons move to the next. */
export function PictureDialog(props: PictureDialogProps) {
  const { open, pictures, picture, mayDelete, actions, onShow, onDelete, onMarked, onClose } = props;
  const content = useContent(picture);
  const [isMarking, setIsMarking] = useState(false);
  const at = pictures.findIndex(({ uuid }) => uuid === picture.uuid);
  const go = (step: number) => {
    const next = pictures[at + step];
    if (next) onShow(next);
  };
  return (
    <Box
      onKeyDown={(event) => {
        // Arrow keys in a caption move its cursor.
        if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
        if (event.key === 'ArrowLeft') go(-1);
        if (event.key === 'ArrowRight') go(1);
      }}
    >
      <FormDialog
        open={open}
        title={picture.name}
        width="large"
        isReadFirst
        onClose={onClose}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', alignItems: 'center' }}>
            <Button
              variant="outlined"
              aria-label="Photo before"
              disabled={at <= 0}
              sx={touchSx}
              onClick={() => go(-1)}
            >
              <Icon of={ChevronLeft} mirror />
            </Button>
            <Button
              variant="outlined"
              aria-label="Next photo"
              disabled={at >= pictures.length - 1}
              sx={touchSx}
              onClick={() => go(1)}
            >
              <Icon of={ChevronRight} mirror />
            </Button>
            <Box aria-live="polite" className="tn" sx={{ color: 'text.secondary' }}>
              {at + 1} of {pictures.length}
            </Box>
            <Box sx={{ flex: 1 }} />
            {onMarked && content.status === 'ready' && (
              <Button variant="outlined" sx={touchSx} onClick={() => setIsMarking(true)}>
                Mark up
              </Button>
            )}
            {mayDelete(picture) && (
              <Button variant="text" color="error" sx={touchSx} onClick={() => onDelete(picture)}>
                Delete
              </Button>
            )}
            <Button
              variant="outlined"
              disabled={actions.isBusy}
              sx={touchSx}
              onClick={() => actions.save(picture)}
            >
              Save
            </Button>
          </Box>
        }
      >
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 'min(60vh, 480px)' }}>
          <Large picture={picture} content={content} />
        </Box>
        {isFileNoun(picture.noun) && <PhotoFacts photo={picture} />}
      </FormDialog>
      {isMarking && content.status === 'ready' && (
        <MarkUpDialog
          name={picture.name}
          address={content.address}
          onClose={() => setIsMarking(false)}
          onSave={(marked) => {
            onMarked?.(new File([marked], markedName(picture.name), { type: marked.type }), picture);
            setIsMarking(false);
            onClose();
          }}
        />
      )}
    </Box>
  );
}

/** "Roof (marked).jpg" for "Roof.png". */
function markedName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')} (marked).jpg`;
}

function Large({ picture, content }: { readonly picture: FileRecord; readonly content: ShownContent }) {
  if (content.status === 'failed') return <ErrorLine text={content.problem} onRetry={content.retry} />;
  if (content.status === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading" variant="rounded" width="100%" height="min(60vh, 480px)" />
    );
  }
  return (
    <Box
      component="img"
      src={content.address}
      alt={picture.name}
      sx={{ maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' }}
    />
  );
}
