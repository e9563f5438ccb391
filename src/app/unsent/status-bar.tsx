import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';

export type StatusBarProps = { readonly icon: LineIcon; readonly children: ReactNode };

/** One line under the top bar, shown while its condition lasts. */
export function StatusBar({ icon, children }: StatusBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        padding: '6px 16px',
        bgcolor: 'attention.tint',
        color: 'text.primary',
        typography: 'body2',
        '& svg': { flex: 'none', color: 'attention.main' },
      }}
    >
      <Icon of={icon} size={16} />
      {children}
    </Box>
  );
}
