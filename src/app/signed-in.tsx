import { useSettings } from '@/data/session/use-session';
import { CustomerSlotsProvider } from '@/features/customers/public';
import { useMarkSold } from '@/features/trackers/public';
import { FormatProvider } from '@/shared/format/format-context';
import { AppShell } from './shell/app-shell';

/**
 * Everything under /app: the business's zone and currency, what features do for each other, and the
 * shell with the screen in it.
 */
export function SignedIn() {
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
