import { newId } from '@/data/core/ids';
import type { NewFile } from '@/data/files/files';
import { AppError } from '@/domain/core/errors';
import { fileKind } from '@/domain/files/file';
import { fitPicture } from '@/shared/media/fit-picture';
import { shrinkPicture } from '@/shared/media/shrink-picture';

/** Longer side of a photo that is sent, in pixels: enough to read a shingle's nails. */
const LONGEST_SIDE = 2_000;
/** Side of the small copy in pixels, and its most bytes: as text they stay below MAX_THUMB_LENGTH. */
const THUMB = { side: 240, maxBytes: 11_000 };

/** Why a file that calls itself a photo is refused. */
const NO_PICTURE = 'This is no picture, whatever its name says. Choose the photo again.';

/**
 * A file as it is sent: photos small enough for a truck's connection, with a small copy for lists. Rejects with
 * AppError('invalid') what calls itself a photo and is none.
 */
export async function prepareFile(chosen: File): Promise<{ readonly file: NewFile; readonly content: Blob }> {
  const content = await fitted(chosen);
  const isChanged = content !== chosen;
  const { type, size } = content;
  const name = isChanged ? `${chosen.name.replace(/\.[^.]*$/, '')}.jpg` : chosen.name;
  return { file: { uuid: newId(), name, type, size, thumb: await thumbOf(content) }, content };
}

/** An animation would stand still, and a drawing of lines is no photo. */
const KEPT_WHOLE = ['image/gif', 'image/svg+xml'];

async function fitted(chosen: File): Promise<Blob> {
  if (!chosen.type.startsWith('image/') || KEPT_WHOLE.includes(chosen.type)) return chosen;
  return fitPicture(chosen, LONGEST_SIDE).catch((error: unknown) => {
    // Every browser draws these kinds; what it refuses is something else under their name.
    if (fileKind(chosen.type) === 'picture' && isUnreadable(error)) {
      throw new AppError('invalid', { cause: error, sentence: NO_PICTURE });
    }
    // A photo of a kind that this browser cannot draw (HEIC) is sent as it is.
    return chosen;
  });
}

/** `createImageBitmap` rejects with this what it cannot decode. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

async function thumbOf(content: Blob): Promise<string> {
  if (fileKind(content.type) !== 'picture') return '';
  // A picture that cannot be drawn stands as a file without one.
  return shrinkPicture(content, THUMB).catch(() => '');
}
