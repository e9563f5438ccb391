import { createTheme, type Shadows, type Theme } from '@mui/material/styles';

import { controlComponents } from './component-controls';
import { surfaceComponents } from './component-surfaces';
import { createPaletteOptions } from './palette';
import type { Settings } from './settings';
import { typography, withResponsiveSizes } from './typography';

const MOTION_MS = 160;

function createShadows(shadows: Shadows): Shadows {
  const [none, ...rest] = shadows;
  // One elevation: levels from 4 float with a shadow, lower ones have a border instead.
  const flat = rest.map((_, index) => (index < 3 ? none : 'var(--jl-float-shadow)'));
  return Object.assign([...shadows], [none, ...flat]) as Shadows;
}

/** Builds the MUI theme of the local settings (name, direction, responsive sizes). */
export function createAppTheme({ theme: name, direction, responsiveFontSizes }: Settings): Theme {
  const theme = createTheme({
    palette: createPaletteOptions(name),
    direction,
    typography,
    shape: { borderRadius: 10 },
    spacing: 8,
    transitions: {
      duration: {
        shortest: MOTION_MS,
        shorter: MOTION_MS,
        short: MOTION_MS,
        standard: MOTION_MS,
        complex: MOTION_MS,
        enteringScreen: MOTION_MS,
        leavingScreen: MOTION_MS,
      },
    },
    components: { ...controlComponents, ...surfaceComponents },
  });
  theme.shadows = createShadows(theme.shadows);
  return responsiveFontSizes ? withResponsiveSizes(theme) : theme;
}
