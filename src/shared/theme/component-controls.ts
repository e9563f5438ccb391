// Types only: the pickers themselves are loaded with the fields that use them.
/// <reference types="@mui/x-date-pickers/themeAugmentation" />
import type { Components, Theme } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';

import { checkedIcon, mixedIcon, uncheckedIcon } from './checkbox-icons';

const focusRing = { outline: '2px solid var(--jl-primary)', outlineOffset: '2px' };

/** Styles of buttons, inputs, checkboxes and the like: 36, 40, 44 and 48 high, radius 10, labels above. */
export const controlComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: 40,
        minWidth: 40,
        padding: '0 16px',
        borderRadius: 10,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        gap: 8,
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0, marginInlineStart: -4 },
        '& .MuiButton-endIcon > kbd:nth-of-type(1)': { fontSize: '0.75rem' },
        '& .MuiButton-endIcon': { marginInlineStart: 0, marginInlineEnd: -4 },
      },
      sizeSmall: { height: 36, padding: '0 12px', fontSize: '0.875rem' },
      sizeLarge: { height: 48, padding: '0 24px', fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 },
      contained: {
        fontWeight: 600,
        '&.Mui-disabled': { background: 'var(--jl-divider)', color: 'var(--jl-muted)' },
      },
      outlined: {
        borderColor: 'var(--jl-divider)',
        '&:hover': { background: 'var(--jl-hover)', borderColor: 'var(--jl-line-strong)' },
      },
      text: { '&:hover': { background: 'var(--jl-hover)' } },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          background: 'var(--jl-primary-fill)',
          color: 'var(--jl-on-primary)',
          '&:hover': { background: 'var(--jl-primary-strong)' },
        },
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: { background: 'var(--jl-paper)', color: 'var(--jl-text)' },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        padding: 0,
        borderRadius: 10,
        color: 'var(--jl-muted)',
        '&:hover': { background: 'var(--jl-hover)', color: 'var(--jl-text)' },
      },
      sizeSmall: { width: 36, height: 36 },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 500,
        color: 'var(--jl-text)',
        whiteSpace: 'normal',
        '&.Mui-focused': { color: 'var(--jl-text)' },
        '&.Mui-error': { color: 'var(--jl-text)' },
        '&.Mui-disabled': { color: 'var(--jl-muted)' },
      },
      asterisk: { color: 'var(--jl-muted)', '&.Mui-error': { color: 'var(--jl-error)' } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        minHeight: 44,
        background: 'var(--jl-paper)',
        [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--jl-text)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--jl-primary)',
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--jl-error)' },
        '&.Mui-disabled': { background: 'var(--jl-bg)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--jl-divider)' },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: 36,
        '& .MuiOutlinedInput-input': { paddingBlock: 7 },
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
      }),
      input: {
        padding: '10px 12px',
        height: 'auto',
        textOverflow: 'ellipsis',
        '&::placeholder': { color: 'var(--jl-muted)', opacity: 1 },
      },
      multiline: { padding: '10px 12px', '& .MuiOutlinedInput-input': { padding: 0 } },
      notchedOutline: { top: 0, borderColor: 'var(--jl-line-strong)', '& legend': { display: 'none' } },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 12px',
        borderRadius: 10,
        background: 'var(--jl-paper)',
        '&:hover .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--jl-text)' },
        '&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
          borderColor: 'var(--jl-primary)',
        },
        '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--jl-error)' },
      },
      sectionsContainer: { padding: '10px 0' },
      notchedOutline: { top: 0, borderColor: 'var(--jl-line-strong)', '& legend': { display: 'none' } },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      icon: {
        width: 20,
        height: 20,
        top: 'calc(50% - 10px)',
        insetInlineEnd: 10,
        strokeWidth: 1.8,
        color: 'var(--jl-muted)',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 400,
        color: 'var(--jl-muted)',
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: uncheckedIcon, checkedIcon, indeterminateIcon: mixedIcon },
    styleOverrides: {
      root: {
        padding: 8,
        '&:hover > span': { borderColor: 'var(--jl-primary)' },
        // Its custom icons ignore the disabled colour.
        '&.Mui-disabled > span': { opacity: 0.45, background: 'var(--jl-hover)', color: 'inherit' },
      },
    },
  },
  MuiRadio: { styleOverrides: { root: { padding: 8, color: 'var(--jl-line-strong)' } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        marginInlineStart: -8,
        marginInlineEnd: 16,
        // A finger needs as much as any other control of a phone.
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      track: { background: 'var(--jl-line-strong)', opacity: 1 },
      switchBase: { '&.Mui-checked + .MuiSwitch-track': { opacity: 1 } },
      thumb: {
        background: 'var(--jl-paper)',
        border: '1px solid var(--jl-line-strong)',
        boxSizing: 'border-box',
        boxShadow: 'none',
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: { height: 36, borderRadius: 10, textTransform: 'none', borderColor: 'var(--jl-divider)' },
    },
  },
};
