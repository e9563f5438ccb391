import { writeStyles } from '@tests/setup/quiet-styles';
import Alert from '@mui/material/Alert';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppTheme } from './create-app-theme';
import { DEFAULT_SETTINGS } from './settings';

writeStyles();

it.each([
  ['error', 'error'],
  ['warning', 'attention'],
  ['success', 'success'],
  ['info', 'primary'],
] as const)('an alert of severity %s has the background of its tint', (severity, colour) => {
  render(
    <ThemeProvider theme={createAppTheme(DEFAULT_SETTINGS)}>
      <Alert severity={severity}>Not sent</Alert>
    </ThemeProvider>,
  );
  expect(screen.getByRole('alert')).toHaveStyle({ background: `var(--jl-${colour}-tint)` });
});
