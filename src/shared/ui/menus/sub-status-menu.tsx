import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';

import { subStatusesOf, shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatusNoun } from '@/domain/core/noun-names';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { subStatusInk } from '../../theme/sub-status';
import { Icon } from '../text/icon';
import { LazyMenu } from './lazy-menu';
import { SubStatusText } from '../text/sub-status-text';

export type SubStatusMenuProps = {
  readonly subStatuses: readonly SubStatus[];
  readonly noun: SubStatusNoun;
  readonly status: string;
  readonly value: string;
  readonly mayEdit: boolean;
  readonly onChange: (to: SubStatus | null) => void;
};

/** A record's sub-status and the others to choose from. Nothing when the business defines none for the status. */
export function SubStatusMenu({ subStatuses, noun, status, value, mayEdit, onChange }: SubStatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = subStatusesOf(subStatuses, noun, status);
  const shown = shownSubStatus(subStatuses, noun, status, value);
  if (choices.length === 0) return null;
  if (!mayEdit) return shown && <SubStatusText sub={shown} />;
  return (
    <>
      <Button
        size="small"
        variant="text"
        color="inherit"
        endIcon={<Icon of={ChevronDown} size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={shown ? `Sub-status: ${shown.label}. Change` : 'Choose a sub-status'}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          minHeight: 28,
          maxWidth: '100%',
          minWidth: 0,
          px: 1,
          color: shown ? undefined : 'text.secondary',
        }}
      >
        {shown ? <SubStatusText sub={shown} /> : 'Sub-status'}
      </Button>
      <LazyMenu
        open={anchor !== null}
        anchor={anchor}
        label="Change sub-status"
        items={[
          ...choices.map((one) => ({
            id: one.id,
            label: one.label,
            dot: subStatusInk(one.colour),
            choice: { among: 'one' as const, chosen: one.id === shown?.id },
            onSelect: () => one.id !== shown?.id && onChange(one),
          })),
          ...(shown ? [{ id: '', label: 'None', divider: true, onSelect: () => onChange(null) }] : []),
        ]}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
