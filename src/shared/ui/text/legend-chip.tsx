import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

export type LegendChipProps = {
  /** The icon or letter that the entries carry. */
  readonly mark: ReactNode;
  readonly label: string;
  /** Whether its entries are shown. */
  readonly isShown: boolean;
  readonly onToggle: () => void;
  /** Colours of the entries, where they have those of a status. */
  readonly look?: { readonly ink: string; readonly fill: string };
};

/** One line of a legend that filters: pressing it hides or shows its entries. */
export function LegendChip({ mark, label, isShown, onToggle, look }: LegendChipProps) {
  return (
    <ButtonBase
      aria-pressed={isShown}
      onClick={onToggle}
      sx={{
        flex: 'none',
        gap: '6px',
        height: 28,
        px: '8px',
        border: '1px solid',
        borderColor: isShown && look ? 'transparent' : 'divider',
        borderRadius: '6px',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        color: isShown ? (look?.ink ?? 'text.primary') : 'text.secondary',
        background: isShown ? look?.fill : 'none',
        textDecoration: isShown ? undefined : 'line-through',
      }}
    >
      {mark}
      {label}
    </ButtonBase>
  );
}
