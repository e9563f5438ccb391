import Box from '@mui/material/Box';
import { useSettings } from '@/shared/theme/settings';
import type { StoryPictureName } from '../content';

/** Addresses of the pictures by `npm run screenshots`, by file name. */
const ADDRESSES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Sizes in CSS pixels, as `scripts/screenshots/take.ts` takes them. */
const DESK = { width: 1344, height: 840 };
const PHONE = { width: 390, height: 620 };

export type StoryPictureProps = { readonly name: StoryPictureName; readonly alt: string };

/** A screen of the product in the visitor's theme; on a phone, the upper part of the phone's version. */
export function StoryPicture({ name, alt }: StoryPictureProps) {
  const { theme } = useSettings().settings;
  const address = (size: string) => ADDRESSES[`./pictures/${name}-${size}-${theme}.webp`];
  return (
    <picture>
      <source media="(max-width: 899.95px)" srcSet={address('phone')} {...PHONE} />
      <Box
        component="img"
        src={address('desk')}
        alt={alt}
        {...DESK}
        loading="lazy"
        decoding="async"
        sx={imageStyles}
      />
    </picture>
  );
}

const imageStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  // On a phone the upper part, which matters.
  aspectRatio: { xs: '390 / 430', md: '1344 / 840' },
  objectFit: 'cover',
  objectPosition: 'top',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  boxShadow: 'var(--jl-float-shadow)',
  bgcolor: 'background.paper',
} as const;
