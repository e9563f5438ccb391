import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';

/** Columns that wrap by themselves, also with enlarged text. `min` is the minimum column width in rem. */
export const columns = (min: number) => `repeat(auto-fit, minmax(min(100%, ${min}rem), 1fr))`;

export type SectionProps = {
  /** Fragment of the address; also names the section. */
  readonly id: string;
  readonly title: string;
  /** Shows the title to screen readers only. */
  readonly isTitleHidden?: boolean;
  readonly lead?: string;
  readonly ground?: 'paper' | 'default';
  readonly isJoined?: boolean;
  readonly children: ReactNode;
};

/** One section of a public page over the full width, with its heading. */
export function Section(props: SectionProps) {
  const { id, title, isTitleHidden = false, lead, ground = 'paper', isJoined = false, children } = props;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        bgcolor: `background.${ground}`,
        pt: isJoined ? 0 : { xs: 6, md: 8 },
        pb: { xs: 6, md: 8 },
        scrollMarginTop: 'var(--jl-topbar)',
      }}
    >
      <Box sx={SITE_CONTENT}>
        <Typography
          id={`${id}-title`}
          variant="display"
          component="h2"
          className={isTitleHidden ? 'visually-hidden' : undefined}
          sx={{ textWrap: 'balance' }}
        >
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography
            variant="h4"
            component="p"
            sx={{ color: 'text.secondary', fontWeight: 400, mt: 1.5, maxWidth: '36em' }}
          >
            {lead}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
