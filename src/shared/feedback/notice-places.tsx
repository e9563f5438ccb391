import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { Toaster } from 'react-hot-toast';

import { Icon } from '../ui/text/icon';
import { useIsPhone } from '../ui/hooks/use-is-phone';
import { openNotices } from './notices';

const Notice = styled(MaterialDesignContent)({
  '&.notistack-MuiContent': {
    minHeight: 48,
    padding: '6px 8px 6px 16px',
    gap: 8,
    borderRadius: 10,
    background: 'var(--jl-float)',
    color: 'var(--jl-float-text)',
    boxShadow: 'var(--jl-float-shadow)',
    fontFamily: 'var(--jl-font)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& #notistack-snackbar': { gap: 10 },
    // Two actions and the close button get their own row; fewer are beside the text.
    '&:not(:has(button ~ button ~ button))': {
      flexWrap: 'nowrap',
      '& > :last-child': { flex: 'none' },
    },
  },
});

/** Distance from the foot in pixels: clears the selection bar, the thumb bar and a dialog's buttons. */
const FOOT = 104;
/** Height of a notice with its gap, in pixels; longer ones take two lines on a phone. */
const ONE_NOTICE = 72;

/** What is seen of an earlier notice below a later one, in pixels. */
const EDGE = 8;

/** Width of the widest dialog with buttons at its foot, in pixels. */
const DIALOG = 600;

const place = (
  <GlobalStyles
    styles={{
      '.notistack-SnackbarContainer': { bottom: `${FOOT}px !important` },
      // Several notices are one pile: the edges of earlier ones show below the latest, which the last element is. The
      // pile unfolds under the mouse or with the focus inside.
      '.notistack-SnackbarContainer:not(:hover, :focus-within) > :not(:last-child)': {
        height: `${EDGE}px !important`,
        minHeight: '0 !important',
        overflow: 'hidden',
        display: 'flex',
        alignItems: 'flex-end',
        scale: '0.96 1',
        '& .notistack-CollapseWrapper': { paddingBottom: 0 },
        '& .notistack-MuiContent': { borderBottom: '1px solid var(--jl-float-muted)' },
        '& .notistack-MuiContent > *': { visibility: 'hidden' },
      },
      // Where something is dragged, the columns and days below a notice are places to drop it.
      'body:has([data-dragging], .fc-event-dragging) .notistack-SnackbarContainer': {
        opacity: 0,
        pointerEvents: 'none',
        '& *': { pointerEvents: 'none !important' },
      },
      // A dialog is centred, so notices appear beside it.
      '@media (min-width: 1000px)': {
        'body:has(.MuiDialog-root) .notistack-SnackbarContainer': {
          left: 'auto !important',
          insetInlineStart: '16px !important',
          transform: 'none',
          maxWidth: `calc((100vw - ${DIALOG}px) / 2 - 32px)`,
          transition: 'none',
          '& .notistack-CollapseWrapper > *, & .notistack-Snackbar, & .notistack-MuiContent': { minWidth: 0 },
        },
      },
      // Lets the end of a screen be scrolled out from under the notices.
      '@media (max-width: 899.95px)': { body: { paddingBottom: 'var(--jl-notices, 0px)' } },
    }}
  />
);

const MAX_NOTICES = 3;
/** Three notices would hide half of a phone's screen: each replaces the one before. */
const MAX_ON_PHONE = 1;

/** Publishes the height of the notices at the foot of the window, for content that scrolls under them. */
function useNoticeRoom() {
  const shown = useRef(0);
  const count = (change: number) => {
    shown.current += change;
    const { style } = document.documentElement;
    if (shown.current === 0) style.removeProperty('--jl-notices');
    else style.setProperty('--jl-notices', `${FOOT + shown.current * ONE_NOTICE}px`);
  };
  useEffect(
    () => () => {
      shown.current = 0;
      document.documentElement.style.removeProperty('--jl-notices');
    },
    [],
  );
  return { onEnter: () => count(1), onExited: () => count(-1) };
}

const NOTICE_PARTS = { success: Notice, info: Notice, error: Notice };

const NOTICE_ICONS = {
  success: <Icon of={CircleCheck} size={18} />,
  info: <Icon of={Info} size={18} />,
  error: <Icon of={CircleAlert} size={18} />,
};

/** The containers of snackbars and toasts. Needs the theme around it. */
export function NoticePlaces() {
  useEffect(openNotices, []);
  const isPhone = useIsPhone();
  const room = useNoticeRoom();
  return (
    <>
      {place}
      <SnackbarProvider
        maxSnack={isPhone ? MAX_ON_PHONE : MAX_NOTICES}
        {...room}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        Components={NOTICE_PARTS}
        iconVariant={NOTICE_ICONS}
      />
      <Toaster
        position="top-center"
        toastOptions={{
          duration: 6_000,
          style: {
            background: 'var(--jl-float)',
            color: 'var(--jl-float-text)',
            boxShadow: 'var(--jl-float-shadow)',
            borderRadius: 10,
            maxWidth: 480,
          },
        }}
      />
    </>
  );
}
