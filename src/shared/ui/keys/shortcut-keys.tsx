import Box from '@mui/material/Box';

import { Kbd } from '../text/kbd';
import { writeKeys } from '../../keyboard/keys';

export type ShortcutKeysProps = { keys: string };

/** The keys of a shortcut in this device's names. */
export function ShortcutKeys({ keys }: ShortcutKeysProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
      {writeKeys(keys).map((key, index) =>
        key === 'then' ? (
          <Box key={`${key}${index}`} component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            then
          </Box>
        ) : (
          <Kbd key={`${key}${index}`}>{key}</Kbd>
        ),
      )}
    </Box>
  );
}
