import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLayoutEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export type RecordTab = {
  id: string;
  label: string;
  to: string | { search: string };
  /** Beside the label: a count or "1 late". */
  count?: string | number;
  attention?: boolean;
};

export type RecordTabsProps = { tabs: readonly RecordTab[]; value?: string | undefined; label?: string };

/** Px left beside the tab scrolled into view: a part of the next one shows that there is more. */
const BESIDE = 32;

/** The tabs of a record, as links. The current one is scrolled into view. */
export function RecordTabs({ tabs, value, label = 'Record' }: RecordTabsProps) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bringIntoSight = () => {
      const frame = nav.current?.getBoundingClientRect();
      const current = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!nav.current || !frame || !current) return;
      if (current.right > frame.right) nav.current.scrollLeft += current.right - frame.right + BESIDE;
      else if (current.left < frame.left) nav.current.scrollLeft -= frame.left - current.left + BESIDE;
    };
    bringIntoSight();
    // The tabs are wider once their font has loaded.
    void document.fonts?.ready.then(bringIntoSight);
  }, [value]);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        flex: 'none',
        gap: 3,
        mx: 'calc(-1 * var(--jl-gutter))',
        mt: 2.5,
        px: 'var(--jl-gutter)',
        borderBottom: '1px solid',
        borderColor: 'divider',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {tabs.map((tab) => {
        const isCurrent = tab.id === value;
        return (
          <Link
            key={tab.id}
            component={RouterLink}
            to={tab.to}
            underline="none"
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '6px',
              flex: 'none',
              height: 44,
              color: isCurrent ? 'text.primary' : 'text.secondary',
              borderBottom: '2px solid',
              borderColor: isCurrent ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': { outlineOffset: '-2px' },
            }}
          >
            {tab.label}
            {tab.count !== undefined && (
              <Box
                component="small"
                className="tn"
                sx={{
                  fontSize: '0.75rem',
                  fontWeight: 500,
                  color: tab.attention ? 'attention.main' : 'text.secondary',
                }}
              >
                {tab.count}
              </Box>
            )}
          </Link>
        );
      })}
    </Box>
  );
}
