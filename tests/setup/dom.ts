import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { stubMissingBrowserParts } from './browser-parts';
import { quietStyles } from './quiet-styles';

stubMissingBrowserParts();
quietStyles();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});
