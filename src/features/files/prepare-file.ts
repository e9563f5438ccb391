import { newId } from '@/data/core/ids';
import type { NewFile } from '@/data/files/files';
import { AppError } from '@/domain/core/errors';
import { fileKind, MAX_FILE_BYTES, UNREADABLE_FILE } from '@/domain/files/file';
import { fitPicture } from '@/shared/media/fit-picture';
import { shrinkPicture } from '@/shared/media/shrink-picture';
import { withoutPlace } from '@/shared/media/without-place';

/** Longer side of an uploaded photo, in pixels: enough to see a shingle's nails. */
const LONGEST_SIDE = 2_000;
/** Side of the thumbnail in pixels, and its maximum bytes: as text below MAX_THUMB_LENGTH. */
const THUMB = { side: 240, maxBytes: 11_000 };

/** Error for a file that is no photo despite its type. */
const NO_PICTURE = 'This is no picture, whatever its name says. Choose the photo again.';

/** Shrinks a photo, removes the camera's position and adds a thumbnail. Rejects a false photo as 'invalid'. */
export async function prepareFile(chosen: File): Promise<{ readonly file: NewFile; readonly content: Blob }> {
  const smaller = await fitted(chosen);
  const isDrawn = smaller !== chosen;
  // A photo that was drawn anew has no position any more.
  const content = isDrawn ? smaller : await placeless(chosen);
  const { type, size } = content;
  const name = isDrawn ? `${chosen.name.replace(/\.[^.]*$/, '')}.jpg` : chosen.name;
  return { file: { uuid: newId(), name, type, size, thumb: await thumbOf(content) }, content };
}

/** Shrinking would stop an animation, and a vector drawing is no photo. */
const KEPT_WHOLE = ['image/gif', 'image/svg+xml'];

/** Some systems do not know the type of what a camera stores. */
const CAMERA_NAME = /\.(?:hei[cf]|dng|jpe?g|mov|mp4)$/i;

function isFromCamera({ type, name }: File): boolean {
  return type === '' ? CAMERA_NAME.test(name) : /^(?:image|video)\//.test(type);
}

async function placeless(chosen: File): Promise<Blob> {
  if (!isFromCamera(chosen) || chosen.size > MAX_FILE_BYTES) return chosen;
  return withoutPlace(chosen).catch((error: unknown) => {
    throw new AppError('invalid', { cause: error, sentence: UNREADABLE_FILE });
  });
}

async function fitted(chosen: File): Promise<Blob> {
  // An empty file is refused as such, whatever its type.
  if (chosen.size === 0 || !chosen.type.startsWith('image/') || KEPT_WHOLE.includes(chosen.type))
    return chosen;
  return fitPicture(chosen, LONGEST_SIDE).catch((error: unknown) => {
    // Every browser draws these types; a refused file is something else.
    if (fileKind(chosen.type) === 'picture' && isUnreadable(error)) {
      throw new AppError('invalid', { cause: error, sentence: NO_PICTURE });
    }
    // A photo of a type that this browser cannot draw (HEIC) is sent unchanged.
    return chosen;
  });
}

/** `createImageBitmap` rejects with this error when it cannot decode. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

async function thumbOf(content: Blob): Promise<string> {
  if (fileKind(content.type) !== 'picture') return '';
  // A picture that cannot be drawn has no thumbnail.
  return shrinkPicture(content, THUMB).catch(() => '');
}
