import IconButton from '@mui/material/IconButton';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';

import { Icon } from '../ui/text/icon';
import { lazyDialog } from '../ui/dialogs/lazy-dialog';

const SettingsPanel = lazyDialog(async () => (await import('../theme/settings-panel')).SettingsPanel);

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
      {anchor && <SettingsPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
