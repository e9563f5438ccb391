import IconButton from '@mui/material/IconButton';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';

import { Icon } from '../ui/text/icon';

const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel')).SettingsPanel }));

/** The button for the local settings; the panel loads when it is first opened. */
export function SettingsPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Settings"
        title="Settings"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={SlidersHorizontal} />
      </IconButton>
      {anchor && (
        <Suspense>
          <SettingsPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
