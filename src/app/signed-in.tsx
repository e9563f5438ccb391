import { lazy, Suspense } from 'react';
import { useSettings } from '@/data/session/use-session';
import { useViewAsState, ViewAsProvider } from '@/data/view-as/view-as-context';
import { CustomerSlotsProvider } from '@/features/customers/public';
import { useMarkSold } from '@/features/trackers/public';
import { FormatProvider } from '@/shared/format/format-context';
import { FullScreenLoader } from '@/shared/ui/full-screen-loader';
import { AppShell } from './shell/app-shell';

/** Loaded when somebody first looks through another's eyes. */
const ViewAsFrame = lazy(async () => ({
  default: (await import('@/features/employees/public')).ViewAsFrame,
}));

/**
 * Everything under /app: the business's zone and currency, what features do for each other, and the
 * shell with the screen in it; all of it as an employee sees it while an administrator looks through
 * their eyes.
 */
export function SignedIn() {
  const viewAs = useViewAsState();
  return (
    <ViewAsProvider value={viewAs}>
      {viewAs.uid === null ? (
        <Workplace />
      ) : (
        <Suspense fallback={<FullScreenLoader />}>
          <ViewAsFrame uid={viewAs.uid} onStop={viewAs.stop}>
            <Workplace />
          </ViewAsFrame>
        </Suspense>
      )}
    </ViewAsProvider>
  );
}

function Workplace() {
  const { settings } = useSettings();
  const { markSold, dialog } = useMarkSold();
  return (
    <FormatProvider zone={settings.timeZone} currency={settings.currency}>
      <CustomerSlotsProvider markSold={markSold}>
        <AppShell />
        {dialog}
      </CustomerSlotsProvider>
    </FormatProvider>
  );
}
