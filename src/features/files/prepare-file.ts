import { newId } from '@/data/ids';
import type { NewFile } from '@/data/files';
import { fileKind } from '@/domain/file';
import { fitPicture } from '@/shared/media/fit-picture';
import { shrinkPicture } from '@/shared/media/shrink-picture';

/** Longer side of a photo that is sent, in pixels: enough to read a shingle's nails. */
const LONGEST_SIDE = 2_000;
/** Side of the small copy in pixels, and its most bytes: as text they stay below MAX_THUMB_LENGTH. */
const THUMB = { side: 240, maxBytes: 11_000 };

/** A file as it is sent: photos small enough for a truck's connection, with a small copy for lists. */
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
  // What this browser cannot draw is sent as it is.
  return fitPicture(chosen, LONGEST_SIDE).catch(() => chosen);
}

async function thumbOf(content: Blob): Promise<string> {
  if (fileKind(content.type) !== 'picture') return '';
  // A picture that cannot be drawn stands as a file without one.
  return shrinkPicture(content, THUMB).catch(() => '');
}
