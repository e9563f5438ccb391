// Otherwise the first notice would load it in the middle of a test, or of the next one.
import '@/shared/feedback/notice-places';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, vi } from 'vitest';
import { stubMissingBrowserParts } from './browser-parts';
import './light-react';
import { drawLastFailureOnly } from './quick-failures';
import { quietStyles } from './quiet-styles';

stubMissingBrowserParts();
quietStyles();
drawLastFailureOnly();
// The next content may take seconds on a busy machine; waiting ends once it is there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Toasts live outside the rendered tree, and files of one worker share them.
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  vi.useRealTimers();
});
