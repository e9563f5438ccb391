import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';

import { chipSx } from '../text/chip-styles';
import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { LazyMenu } from '../menus/lazy-menu';
import type { MenuEntry } from '../menus/menu-list';

export type FilterOption = { value: string; label: string; icon?: LineIcon; count?: number };

export type FilterChipProps = {
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (values: string[]) => void;
  multiple?: boolean;
  /** Called when the choices open, to load more of them. */
  onOpen?: () => void;
};

function describe(label: string, options: readonly FilterOption[], value: readonly string[]): string {
  const first = options.find((option) => option.value === value[0])?.label ?? value[0];
  if (first === undefined) return label;
  return value.length === 1 ? `${label}: ${first}` : `${label}: ${first} +${value.length - 1}`;
}

/** One filter of a list: a chip that opens its choices, shows the chosen ones and clears them with its cross. */
export function FilterChip({ label, options, value, onChange, multiple = false, onOpen }: FilterChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const isSet = value.length > 0;

  const items = options.map(({ value: option, ...shown }): MenuEntry => {
    const chosen = value.includes(option);
    const others = multiple ? value.filter((each) => each !== option) : [];
    return {
      ...shown,
      id: option,
      choice: { among: multiple ? 'several' : 'one', chosen },
      onSelect: () => onChange(chosen ? others : [...others, option]),
    };
  });

  return (
    <Box
      data-set={isSet || undefined}
      sx={{ display: 'inline-flex', flex: 'none', maxWidth: { md: '100%' }, ...chipSx(isSet) }}
    >
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        sx={{
          font: 'inherit',
          gap: 0.5,
          height: '100%',
          paddingInlineStart: '12px',
          paddingInlineEnd: isSet ? '4px' : '8px',
          borderRadius: 'inherit',
        }}
      >
        {describe(label, options, value)}
        {!isSet && <Icon of={ChevronDown} size={16} />}
      </ButtonBase>
      {isSet && (
        <ButtonBase
          aria-label={`Clear ${label}`}
          onClick={() => onChange([])}
          sx={{ height: '100%', paddingInlineStart: '2px', paddingInlineEnd: '8px', borderRadius: 'inherit' }}
        >
          <Icon of={X} size={16} />
        </ButtonBase>
      )}
      <LazyMenu
        open={anchor !== null}
        anchor={anchor}
        id={menuId}
        label={label}
        items={items}
        maxHeight={400}
        onClose={() => setAnchor(null)}
      />
    </Box>
  );
}
