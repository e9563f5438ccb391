import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toaster } from 'react-hot-toast';

import { Icon } from '../ui/icon';
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
  },
});

// Above the bar of a selection and the bar at the thumb: a notice must not cover what one wants to press.
const place = (
  <GlobalStyles
    styles={{
      '.notistack-SnackbarContainer': { bottom: '80px !important' },
      '@media (max-width: 899.95px)': { '.notistack-SnackbarContainer': { bottom: '104px !important' } },
    }}
  />
);

const MAX_NOTICES = 3;

const NOTICE_PARTS = { success: Notice, info: Notice, error: Notice };

const NOTICE_ICONS = {
  success: <Icon of={CircleCheck} size={18} />,
  info: <Icon of={Info} size={18} />,
  error: <Icon of={CircleAlert} size={18} />,
};

/** Where snackbars and toasts appear. Needs the theme around it. */
export function NoticePlaces() {
  useEffect(openNotices, []);
  return (
    <>
      {place}
      <SnackbarProvider
        maxSnack={MAX_NOTICES}
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
