import type { Components, Theme } from '@mui/material/styles';

const floating = {
  border: '1px solid var(--jl-divider)',
  borderRadius: 10,
  boxShadow: 'var(--jl-float-shadow)',
  backgroundImage: 'none',
};

/** An alert shows its severity by background, border and icon; its text stays dark. MUI has no override for it. */
const onTint = (severity: 'error' | 'warning' | 'success' | 'info', colour: string) => ({
  props: { severity },
  style: { background: `var(--jl-${colour}-tint)`, borderColor: `var(--jl-${colour})` },
});

/** Styles of dialogs, menus, tabs, tables and tooltips: borders, one elevation for floating surfaces. */
export const surfaceComponents: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: { root: { background: 'var(--jl-scrim)' }, invisible: { background: 'transparent' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating,
        [theme.breakpoints.down('sm')]: { margin: 16, maxWidth: 'calc(100% - 32px)', width: '100%' },
      }),
      paperFullScreen: ({ theme }) => ({
        borderRadius: 0,
        border: 0,
        [theme.breakpoints.down('sm')]: { margin: 0, maxWidth: '100%' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '24px 24px 8px',
        fontSize: '1.25rem',
        lineHeight: '1.75rem',
        fontWeight: 600,
        letterSpacing: '-.017em',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 24px',
        gap: 8,
        // Of three buttons on a phone the main one has its own row. Both rows end below the notices (`notice-places.tsx`).
        [theme.breakpoints.down('sm')]: {
          '&:has(> * ~ * ~ *)': {
            flexWrap: 'wrap',
            paddingBottom: 12,
            '& > *': { flex: '1 0 auto' },
            '& > :last-child': { flexBasis: '100%' },
          },
        },
      }),
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiMenu: { styleOverrides: { paper: { ...floating, minWidth: 200 }, list: { padding: 4 } } },
  MuiPopover: {
    // It opens outside the page's landmarks, so it needs one of its own.
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } },
    styleOverrides: { paper: floating },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        // MUI removes the height from this breakpoint on.
        [theme.breakpoints.up('sm')]: { minHeight: 36 },
        padding: '0 12px',
        gap: 12,
        borderRadius: 6,
        '&.Mui-focusVisible': { background: 'var(--jl-hover)', outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--jl-primary-tint)',
          color: 'var(--jl-primary)',
        },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: floating,
      listbox: { padding: 4 },
      option: { minHeight: 36, borderRadius: 6 },
      inputRoot: { paddingBlock: 3 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      list: { gap: 24 },
      indicator: { height: 2, background: 'var(--jl-primary-fill)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 0,
        padding: 0,
        fontWeight: 500,
        color: 'var(--jl-muted)',
        '&.Mui-selected': { color: 'var(--jl-text)' },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: {
        background: 'var(--jl-float)',
        color: 'var(--jl-float-text)',
        borderRadius: 6,
        padding: '6px 10px',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
      },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: 10,
        alignItems: 'center',
        color: 'var(--jl-text)',
        variants: [
          onTint('error', 'error'),
          onTint('warning', 'attention'),
          onTint('success', 'success'),
          onTint('info', 'primary'),
        ],
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, height: 28, fontWeight: 500 },
      sizeSmall: { height: 24, fontSize: '0.75rem' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, background: 'var(--jl-divider)' },
      bar: { background: 'var(--jl-primary-fill)' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { borderRadius: 6, background: 'var(--jl-divider)' } },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--jl-divider)', padding: '0 12px 0 0', height: 44 },
      head: {
        height: 36,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        color: 'var(--jl-muted)',
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
  MuiAccordion: { defaultProps: { disableGutters: true } },
};
