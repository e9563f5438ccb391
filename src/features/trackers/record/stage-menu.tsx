import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TrackerStage } from '@/domain/core/statuses';
import type { Tracker } from '@/domain/trackers/tracker';
import { statusLook } from '@/shared/theme/status';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type StageMenuProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly onMove: (stage: TrackerStage) => void;
  readonly onCancel: () => void;
};

/** The stage beside the title: a chip with all possible stages, and the cancellation. */
export function StageMenu({ tracker, mayEdit, onMove, onCancel }: StageMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  if (!mayEdit) return <StatusChip size="large" status={tracker.status} />;
  return (
    <>
      <StatusChip size="large" status={tracker.status} onClick={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Change stage' } }}
      >
        {TRACKER_STAGES.map((stage) => (
          <MenuItem
            key={stage}
            selected={stage === tracker.status}
            disabled={stage === tracker.status}
            onClick={choose(() => onMove(stage))}
          >
            <Icon of={statusLook(stage).icon} size={18} />
            <ListItemText primary={stage} />
          </MenuItem>
        ))}
        <Divider component="li" sx={{ my: 0.5 }} />
        <MenuItem
          disabled={tracker.status === 'Cancelled'}
          onClick={choose(onCancel)}
          sx={{ color: 'error.main' }}
        >
          <Icon of={statusLook('Cancelled').icon} size={18} />
          <ListItemText primary="Cancel the job…" />
        </MenuItem>
      </Menu>
    </>
  );
}
