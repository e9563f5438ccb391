import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { PageHeader } from './page-header';
import { ThumbBar } from './thumb-bar';
import { useIsPhone } from './use-is-phone';

export type ListFrameProps = {
  title: string;
  /** How many, e.g. "31 of 48". */
  count?: ReactNode;
  actions?: ReactNode;
  /** Above the title: what needs to be known about the whole list. */
  banner?: ReactNode;
  figures?: ReactNode;
  filters?: ReactNode;
  /** The bar over the foot while rows are selected. */
  bulk?: ReactNode;
  /** On a phone: the primary action at the thumb, instead of `actions`. */
  thumb?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every list screen: title with count and one primary action, figures, one row of search, filters and
 * views, then the rows. On a wide screen only the rows scroll; on a phone the window does.
 */
export function ListFrame({
  title,
  count,
  actions,
  banner,
  figures,
  filters,
  bulk,
  thumb,
  children,
}: ListFrameProps) {
  const isPhone = useIsPhone();
  const hasThumb = isPhone && thumb !== undefined;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        height: { md: 'calc(100dvh - var(--jl-topbar))' },
        minHeight: { xs: 'calc(100dvh - var(--jl-topbar))', md: 560 },
        minWidth: 0,
        p: { xs: '12px 16px', md: 'var(--jl-gutter) var(--jl-gutter) 0' },
        pb: { xs: hasThumb ? '104px' : '16px', md: 0 },
        bgcolor: { xs: 'background.default', md: 'background.paper' },
        '--jl-list-foot': bulk ? '88px' : '0px',
      }}
    >
      {banner}
      <PageHeader title={title} count={count} actions={hasThumb ? undefined : actions} />
      {figures}
      {filters}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minHeight: 0,
          mt: { xs: 1.5, md: 2 },
          mx: { md: 'calc(-1 * var(--jl-gutter))' },
        }}
      >
        {children}
      </Box>
      {bulk && (
        <Box
          sx={{
            position: { xs: 'fixed', md: 'absolute' },
            insetInline: { xs: '16px', md: 'var(--jl-gutter)' },
            bottom: hasThumb ? 96 : 16,
            zIndex: 5,
          }}
        >
          {bulk}
        </Box>
      )}
      {hasThumb && <ThumbBar>{thumb}</ThumbBar>}
    </Box>
  );
}
