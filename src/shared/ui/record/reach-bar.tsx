import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';

export type ReachItem = {
  label: string;
  icon: LineIcon;
  href?: string;
  onClick?: () => void;
  disabled?: boolean;
};

export type ReachBarProps = { items: readonly ReachItem[]; label?: string };

/** A map is another site; the app stays open beside it. */
const NEW_TAB = { target: '_blank', rel: 'noopener' };

const inLine = { gap: 1, minHeight: 48, fontSize: '0.875rem', lineHeight: '1.25rem' } as const;
/** Four words have no room beside their icons. */
const stacked = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  minHeight: 56,
  fontSize: '0.75rem',
  lineHeight: '1rem',
} as const;

/** The ways to reach a person: call, text, e-mail, route. */
export function ReachBar({ items, label = 'Reach' }: ReachBarProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'clip',
      }}
    >
      {items.map((item) => (
        <ButtonBase
          key={item.label}
          disabled={item.disabled ?? false}
          {...(item.href !== undefined && !item.disabled
            ? { component: 'a', href: item.href, ...(item.href.startsWith('https:') && NEW_TAB) }
            : { onClick: item.onClick })}
          sx={{
            ...(items.length > 3 ? stacked : inLine),
            fontFamily: 'inherit',
            fontWeight: 500,
            color: 'text.primary',
            '& + &': { borderInlineStart: '1px solid', borderColor: 'divider' },
            '& svg': { color: 'primary.main', width: 18, height: 18 },
            '&:hover': { bgcolor: 'hover' },
            '&.Mui-focusVisible': { outlineOffset: '-2px' },
            '&.Mui-disabled, &.Mui-disabled svg': { color: 'text.secondary' },
          }}
        >
          <Icon of={item.icon} />
          {item.label}
        </ButtonBase>
      ))}
    </Box>
  );
}
