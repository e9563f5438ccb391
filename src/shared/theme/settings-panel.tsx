import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useSettings } from './settings';
import { THEME_LABELS, THEME_NAMES, THEME_TOKENS, type ThemeName } from './tokens';

function Swatch({ theme }: { theme: ThemeName }) {
  const { bg, paper, primaryFill, text, lineStrong } = THEME_TOKENS[theme];
  return (
    <Box
      component="span"
      aria-hidden
      style={{ background: bg, borderColor: lineStrong }}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: '3px',
        width: 40,
        height: 24,
        p: '4px',
        boxSizing: 'border-box',
        border: '1px solid',
        borderRadius: '6px',
      }}
    >
      {[paper, text, primaryFill].map((colour, index) => (
        <Box
          key={colour}
          component="span"
          style={{ background: colour }}
          sx={{ flex: 1, height: 6 + index * 4, borderRadius: '2px' }}
        />
      ))}
    </Box>
  );
}

export type SettingsPanelProps = { anchor: HTMLElement; onClose: () => void };

/** The local settings in a popover: theme, direction, responsive font sizes. */
export function SettingsPanel({ anchor, onClose }: SettingsPanelProps) {
  const { settings, update } = useSettings();
  const id = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, width: 280 } } }}
    >
      <Typography id={id} variant="h2">
        Settings
      </Typography>
      <FormControl sx={{ mt: 2 }} fullWidth>
        <FormLabel id={`${id}-theme`}>Theme</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-theme`}
          value={settings.theme}
          onChange={(event) => {
            const chosen = THEME_NAMES.find((name) => name === event.target.value);
            if (chosen) update({ theme: chosen });
          }}
        >
          {THEME_NAMES.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio />}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  <Swatch theme={name} />
                  {THEME_LABELS[name]}
                </Box>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl sx={{ mt: 1 }} fullWidth>
        <FormLabel id={`${id}-direction`}>Direction</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-direction`}
          value={settings.direction}
          onChange={(event) => update({ direction: event.target.value === 'rtl' ? 'rtl' : 'ltr' })}
        >
          <FormControlLabel value="ltr" control={<Radio />} label="Left to right" />
          <FormControlLabel value="rtl" control={<Radio />} label="Right to left" />
        </RadioGroup>
      </FormControl>
      <FormControlLabel
        sx={{ mt: 1, mx: 0, width: '100%', justifyContent: 'space-between' }}
        labelPlacement="start"
        label="Responsive font sizes"
        control={
          <Switch
            checked={settings.responsiveFontSizes}
            onChange={(event) => update({ responsiveFontSizes: event.target.checked })}
          />
        }
      />
    </Popover>
  );
}
