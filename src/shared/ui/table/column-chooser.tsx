import IconButton from '@mui/material/IconButton';
import Columns3 from 'lucide-react/icons/columns-3';
import { memo, useState } from 'react';

import { Icon } from '../text/icon';
import { LazyMenu } from '../menus/lazy-menu';

export type ColumnChoice = { id: string; header: string; hideable?: boolean };

export type ColumnChooserProps = {
  columns: readonly ColumnChoice[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
};

/** Chooses which columns a list shows. */
export const ColumnChooser = memo(function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <>
      <IconButton
        size="small"
        aria-label="Choose columns"
        title="Choose columns"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Columns3} />
      </IconButton>
      <LazyMenu
        open={anchor !== null}
        anchor={anchor}
        label="Columns"
        items={columns
          .filter((column) => column.hideable !== false)
          .map(({ id, header }) => ({
            id,
            label: header,
            choice: { among: 'several', chosen: !hidden.includes(id) },
            onSelect: () => toggle(id),
          }))}
        onClose={() => setAnchor(null)}
      />
    </>
  );
});
