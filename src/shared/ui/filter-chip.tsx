import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';

import { chipSx } from './chip-styles';
import type { LineIcon } from '../theme/status';
import { Icon } from './icon';
import { MenuTick } from './menu-tick';

export type FilterOption = { value: string; label: string; icon?: LineIcon; count?: number };

export type FilterChipProps = {
  label: string;
  options: readonly FilterOption[];
  /** Chosen values; empty means no filter. */
  value: readonly string[];
  onChange: (values: string[]) => void;
  multiple?: boolean;
};

function describe(label: string, options: readonly FilterOption[], value: readonly string[]): string {
  const first = options.find((option) => option.value === value[0])?.label ?? value[0];
  if (first === undefined) return label;
  return value.length === 1 ? `${label}: ${first}` : `${label}: ${first} +${value.length - 1}`;
}

/** One filter of a list: a chip that opens its choices, shows what is chosen and clears it with its cross. */
export function FilterChip({ label, options, value, onChange, multiple = false }: FilterChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const isSet = value.length > 0;

  const choose = (chosen: string) => {
    if (!multiple) {
      setAnchor(null);
      onChange(value.includes(chosen) ? [] : [chosen]);
      return;
    }
    onChange(value.includes(chosen) ? value.filter((each) => each !== chosen) : [...value, chosen]);
  };

  return (
    <Box sx={{ display: 'inline-flex', flex: 'none', ...chipSx(isSet) }}>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
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
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 400 } } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            selected={!multiple && value.includes(option.value)}
            role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
            aria-checked={value.includes(option.value)}
            onClick={() => choose(option.value)}
          >
            {multiple && <MenuTick checked={value.includes(option.value)} />}
            {option.icon && <Icon of={option.icon} size={16} />}
            <ListItemText primary={option.label} />
            {option.count !== undefined && (
              <Box component="span" className="tn" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {option.count}
              </Box>
            )}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
