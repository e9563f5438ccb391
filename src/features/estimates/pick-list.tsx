import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

export type PickListProps<T> = {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  /** What a row shows: a name, a fact at its end, and lines of class `whole` below. */
  readonly children: (item: T) => ReactNode;
  /** Least height of a row in pixels. */
  readonly minHeight: number;
  readonly onChoose: (item: T) => void;
};

/** Records to choose one of, each a button of the whole width. */
export function PickList<T extends { readonly uuid: string }>({
  label,
  items,
  children,
  minHeight,
  onChoose,
}: PickListProps<T>) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {items.map((item) => (
        <li key={item.uuid}>
          <ButtonBase onClick={() => onChoose(item)} sx={{ ...row, minHeight }}>
            {children(item)}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { borderBottom: 1, borderColor: 'divider' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  width: '100%',
  alignContent: 'center',
  px: 1,
  py: 1,
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
  '& .whole': { gridColumn: '1 / -1' },
} as const;
