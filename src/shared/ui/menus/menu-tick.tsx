import Box from '@mui/material/Box';

import { checkedIcon, uncheckedIcon } from '../../theme/checkbox-icons';

export type MenuTickProps = { checked: boolean };

/** The look of a checkbox in a menu entry. Not a control: the entry itself is checked. */
export function MenuTick({ checked }: MenuTickProps) {
  return (
    <Box component="span" aria-hidden sx={{ display: 'inline-flex', flex: 'none' }}>
      {checked ? checkedIcon : uncheckedIcon}
    </Box>
  );
}
