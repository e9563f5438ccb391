import { useState } from 'react';

import { statusLook } from '../../theme/status';
import { StatusChip } from '../text/status-chip';
import { LazyMenu } from './lazy-menu';

export type StatusMoveMenuProps<S extends string> = {
  readonly status: S;
  /** Allowed next statuses; none makes it a plain chip. */
  readonly moves: readonly S[];
  /** Accessible name of the menu: "Change stage". */
  readonly label?: string;
  /** The status that ends the work, set apart below the moves. */
  readonly ending?: { readonly to: S; readonly label: string };
  readonly size?: 'medium' | 'large';
  readonly onMove: (to: S) => void;
};

/** A status as a chip that opens the moves of the transition table. */
export function StatusMoveMenu<S extends string>({
  status,
  moves,
  label = 'Change status',
  ending,
  size = 'medium',
  onMove,
}: StatusMoveMenuProps<S>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (moves.length === 0) return <StatusChip size={size} status={status} />;
  const entryOf = (to: S) => ({ id: to, label: to, icon: statusLook(to).icon, onSelect: () => onMove(to) });
  return (
    <>
      <StatusChip size={size} status={status} onClick={setAnchor} />
      <LazyMenu
        open={anchor !== null}
        anchor={anchor}
        label={label}
        items={[
          ...moves.map(entryOf),
          ...(ending
            ? [
                {
                  ...entryOf(ending.to),
                  label: ending.label,
                  tone: 'danger' as const,
                  disabled: ending.to === status,
                  divider: true,
                },
              ]
            : []),
        ]}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
