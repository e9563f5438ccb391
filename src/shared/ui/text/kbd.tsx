import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type KbdProps = {
  children: ReactNode;
  /** `inherit` inside a coloured button, `float` on the floating bar. */
  tone?: 'plain' | 'inherit' | 'float';
  /** Screen readers hear of the key otherwise. */
  isHidden?: boolean;
};

const TONES = {
  plain: { color: 'text.secondary', borderColor: 'divider', bgcolor: 'background.default' },
  inherit: { color: 'inherit', borderColor: 'currentColor', opacity: 0.8, marginInlineEnd: '-6px' },
  float: { color: 'float.muted', borderColor: 'float.muted' },
} as const;

/** A keyboard key. Hidden on devices without a keyboard. */
export function Kbd({ children, tone = 'plain', isHidden = false }: KbdProps) {
  return (
    <Box
      component="kbd"
      aria-hidden={isHidden || undefined}
      sx={{
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        border: '1px solid',
        ...TONES[tone],
        borderRadius: '4px',
        px: '5px',
        py: '1px',
        display: { xs: 'none', md: 'inline-block' },
      }}
    >
      {children}
    </Box>
  );
}

/** The key of a primary button, after its label. The button names it as `aria-keyshortcuts`. */
export function KeyHint({ children }: Pick<KbdProps, 'children'>) {
  return (
    <Kbd tone="inherit" isHidden>
      {children}
    </Kbd>
  );
}
