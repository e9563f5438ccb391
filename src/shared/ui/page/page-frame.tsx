import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { BackLinkProps } from './back-link';
import { PageHeader } from './page-header';
import { ThumbBar } from '../record/thumb-bar';
import { useIsPhone } from '../hooks/use-is-phone';

export type PageFrameProps = {
  title: string;
  count?: ReactNode;
  actions?: ReactNode;
  back?: BackLinkProps;
  tabs?: ReactNode;
  /** Docked column at the end; below the content on a phone. */
  side?: ReactNode;
  sideLabel?: string;
  /** Pixels; 320 by default. */
  sideWidth?: number;
  /** Maximum content width in pixels, for text and forms. */
  maxWidth?: number;
  /** On a phone: the primary action at the thumb, instead of `actions`. */
  thumb?: ReactNode;
  children: ReactNode;
};

/** Lets content scroll out from under notices; a calendar that fills the screen gets no extra room. */
const noticeRoom = {
  content: { md: '""' },
  position: 'absolute',
  top: '100%',
  width: '1px',
  height: 'var(--jl-notices, 0px)',
  pointerEvents: 'none',
} as const;

/** The frame of screens that are neither list nor record: dashboards, calendars, settings, forms. */
export function PageFrame(props: PageFrameProps) {
  const { title, count, actions, back, tabs, side, sideLabel = 'Details', maxWidth, thumb, children } = props;
  const { sideWidth } = props;
  const isPhone = useIsPhone();
  const hasThumb = isPhone && Boolean(thumb);
  const scrolling = { minHeight: 0, overflowY: { md: 'auto' }, overscrollBehavior: 'contain' } as const;
  return (
    <Box
      sx={{
        display: { md: 'flex' },
        height: { md: 'calc(100dvh - var(--jl-topbar))' },
        minHeight: 'calc(100dvh - var(--jl-topbar))',
        minWidth: 0,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          ...scrolling,
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minWidth: 0,
          p: 'var(--jl-gutter)',
          // Also for a bar that a part of the content brings.
          pb: hasThumb ? '104px' : 'var(--jl-gutter)',
          '&:has(.jl-thumb)': { pb: '104px' },
        }}
      >
        <PageHeader
          title={title}
          count={count}
          actions={hasThumb ? undefined : actions}
          {...(back && { back })}
        />
        {tabs}
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            mt: 2,
            maxWidth,
            minWidth: 0,
            position: 'relative',
            '&::after': noticeRoom,
          }}
        >
          {children}
        </Box>
      </Box>
      {side && (
        <Box
          component="aside"
          aria-label={sideLabel}
          sx={{
            ...scrolling,
            flex: 'none',
            boxSizing: 'border-box',
            width: { md: sideWidth ?? 'var(--jl-side)' },
            p: 'var(--jl-gutter)',
            borderInlineStart: { md: '1px solid var(--jl-divider)' },
            borderTop: { xs: '1px solid var(--jl-divider)', md: 0 },
          }}
        >
          {side}
        </Box>
      )}
      {hasThumb && <ThumbBar>{thumb}</ThumbBar>}
    </Box>
  );
}
