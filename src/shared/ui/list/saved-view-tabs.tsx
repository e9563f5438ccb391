import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { chipSx } from '../text/chip-styles';
import { Icon } from '../text/icon';
import { useIsPhone } from '../hooks/use-is-phone';

export type SavedView = {
  id: string;
  label: string;
  /** Its address; without it, `onChange` is called. */ to?: string;
};

export type SavedViewTabsProps = {
  views: readonly SavedView[];
  /** The shown view; null when the filters match none. */
  value: string | null;
  onChange?: (id: string) => void;
  label?: string;
  onSave?: () => void;
};

const tabSx = (isCurrent: boolean) => ({
  flex: 'none',
  height: 36,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: isCurrent ? 'text.primary' : 'text.secondary',
  borderBlock: '2px solid transparent',
  borderBottomColor: isCurrent ? 'primary.main' : 'transparent',
  '&:hover': { color: 'text.primary' },
});

/** The saved views of a list: tabs on a wide screen, chips on a phone. */
export const SavedViewTabs = memo(function SavedViewTabs({
  views,
  value,
  onChange,
  label = 'Saved views',
  onSave,
}: SavedViewTabsProps) {
  const isPhone = useIsPhone();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'center', gap: isPhone ? 1 : 2, paddingInlineEnd: { md: 1 } }}
    >
      {views.map((view) => {
        const isCurrent = view.id === value;
        const sx = isPhone ? { ...chipSx(isCurrent), flex: 'none', px: '12px' } : tabSx(isCurrent);
        const current = isCurrent ? { 'aria-current': 'true' as const } : {};
        return view.to === undefined ? (
          <ButtonBase key={view.id} sx={sx} onClick={() => onChange?.(view.id)} {...current}>
            {view.label}
          </ButtonBase>
        ) : (
          <ButtonBase key={view.id} component={Link} to={view.to} sx={sx} {...current}>
            {view.label}
          </ButtonBase>
        );
      })}
      {onSave && (
        <IconButton size="small" aria-label="Save this view" onClick={onSave} sx={{ width: 28, height: 28 }}>
          <Icon of={Plus} size={16} />
        </IconButton>
      )}
    </Box>
  );
});
