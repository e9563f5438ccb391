import { PHOTO_TAGS } from '@/domain/files/file';

/** The choices of a photo's part of the work. */
export const TAG_CHOICES = [
  { value: '', label: 'None' },
  ...PHOTO_TAGS.map((tag) => ({ value: tag, label: tag })),
] as const;
