import ButtonBase from '@mui/material/ButtonBase';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import X from 'lucide-react/icons/x';

import { Icon } from '../ui/text/icon';
import { useNoticeTimer } from './use-notice-timer';

/** An action of a notice. */
export type NoticeAction = { label: string; onRun: () => void };

export type NoticeActionsProps = {
  noticeKey: SnackbarKey;
  stays: number;
  offers: readonly NoticeAction[];
};

const buttonSx = {
  height: 36,
  px: '10px',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'float.text',
  '&:hover': { bgcolor: 'float.line' },
  '&.Mui-focusVisible': { outlineColor: 'var(--jl-float-text)', outlineOffset: '-2px' },
} as const;

/** The actions of a notice and its close button. `stays` is in ms. */
export function NoticeActions({ noticeKey, stays, offers }: NoticeActionsProps) {
  const inside = useNoticeTimer<HTMLButtonElement>(stays, () => closeSnackbar(noticeKey));
  return (
    <>
      {offers.map(({ label, onRun }) => (
        <ButtonBase
          key={label}
          sx={buttonSx}
          onClick={() => {
            closeSnackbar(noticeKey);
            onRun();
          }}
        >
          {label}
        </ButtonBase>
      ))}
      <ButtonBase
        ref={inside}
        aria-label="Dismiss"
        sx={{ ...buttonSx, color: 'float.muted', px: '8px' }}
        onClick={() => closeSnackbar(noticeKey)}
      >
        <Icon of={X} size={16} />
      </ButtonBase>
    </>
  );
}
