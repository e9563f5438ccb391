import type { Customer } from '@/domain/customers/customer';
import { fileShape } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { initialOf } from '@/domain/core/shape';
import { HOUR_MS } from '@/domain/time/time';
import { EXAMPLE_CONTENTS } from './contents';
import type { Told } from './life/business-life';
import type { FileMark } from './life/sale';
import { pngOf } from './pictures/png';
import { drawRoof, ROOF_PICTURES } from './pictures/roof-pictures';
import { drawSite, SITE_PICTURES } from './pictures/site-pictures';
import { seedOf } from './random';

/** A file of the example world; its content is base64 in one part. */
export type ExampleFile = { readonly record: FileRecord; readonly content: string };

/** Width of a photo and its thumbnail in pixels. */
const PHOTO_WIDTH = 480;
const THUMB_WIDTH = 180;

/** Owner and readers of a file, from its record. */
type Place = Pick<Customer, 'owner' | 'assignees'>;

/** Photos and documents of some customers: of the first ones their requests, and later additions. */
export function exampleFiles(told: readonly Told[]): readonly ExampleFile[] {
  return told.flatMap((one, index) => {
    const [customer] = one.customers;
    if (!customer) return [];
    const asked = index < 3 ? firstPhotos(customer) : [];
    return [...asked, ...one.files].flatMap((mark) => {
      const place = [...one.customers, ...one.trackers, ...one.jobs].find(
        ({ uuid }) => uuid === mark.recordId,
      );
      return place ? [fileOf(mark, place, seedOf(customer.uuid))] : [];
    });
  });
}

function firstPhotos({ uuid: recordId, createdAt, createdBy: by }: Customer): readonly FileMark[] {
  const mark = { noun: 'customer', recordId, by, at: createdAt + HOUR_MS } as const;
  return [
    { ...mark, picture: 'front', name: 'Front.jpg' },
    { ...mark, picture: 'hail', name: 'Hail damage.jpg' },
  ];
}

/** A photo or document as a file of its record; `house` chooses the drawn house. */
export function fileOf(
  { noun, recordId, picture, name, caption = '', by, at }: FileMark,
  { owner, assignees }: Place,
  house: number,
): ExampleFile {
  const { content, thumb, type } = contentOf(picture, house);
  return {
    content,
    record: {
      ...initialOf(fileShape.fields),
      uuid: `${recordId}-${picture}`,
      owner,
      assignees,
      noun,
      recordId,
      name,
      type,
      thumb,
      size: (content.length / 4) * 3 - (/=*$/.exec(content)?.[0].length ?? 0),
      state: 'ready',
      tag: thumb === '' ? '' : noun === 'customer' || noun === 'tracker' ? 'Before' : 'During',
      caption,
      clientVisible: thumb !== '' && noun !== 'customer',
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
    },
  };
}

function contentOf(picture: FileMark['picture'], house: number) {
  const roof = ROOF_PICTURES.find((one) => one === picture);
  const site = SITE_PICTURES.find((one) => one === picture);
  const draw = roof
    ? (width: number) => drawRoof(roof, house, width)
    : site && ((width: number) => drawSite(site, house, width));
  if (draw) {
    const [content = '', thumb = ''] = [PHOTO_WIDTH, THUMB_WIDTH].map((width) =>
      pngOf(draw(width)).toString('base64'),
    );
    return { content, thumb: `data:image/png;base64,${thumb}`, type: 'image/png' };
  }
  if (picture === 'agreement')
    return { content: EXAMPLE_CONTENTS.agreement, thumb: '', type: 'application/pdf' };
  const content = picture === 'front' ? EXAMPLE_CONTENTS.front : EXAMPLE_CONTENTS.damage;
  // Small enough to be its own thumbnail.
  return { content, thumb: `data:image/jpeg;base64,${content}`, type: 'image/jpeg' };
}
