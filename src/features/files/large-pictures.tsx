import type { FileRecord } from '@/domain/files/file';
import { PictureDialog } from './picture-dialog';
import { useFileActions } from './use-file-actions';

export type LargePicturesProps = {
  readonly pictures: readonly FileRecord[];
  /** The shown one. */
  readonly shownId: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
};

/** Sent pictures, one at a time and large, without any change of them. */
export function LargePictures({ pictures, shownId, onShow, onClose }: LargePicturesProps) {
  const actions = useFileActions();
  const picture = pictures.find(({ uuid }) => uuid === shownId);
  if (!picture) return null;
  return (
    <PictureDialog
      open
      pictures={pictures}
      picture={picture}
      mayDelete={() => false}
      actions={actions}
      onShow={({ uuid }) => onShow(uuid)}
      onDelete={() => undefined}
      onClose={onClose}
    />
  );
}
