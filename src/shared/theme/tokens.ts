/** The three themes: texts pass WCAG AA (4.5:1), outlines 3:1. Tints are opaque, for chips on selected rows. */
export const THEME_NAMES = ['LIGHT', 'ONE_DARK', 'UNICORN'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

/** Names shown to users; the names above are stored. */
export const THEME_LABELS: Readonly<Record<ThemeName, string>> = {
  LIGHT: 'Light',
  ONE_DARK: 'One Dark',
  UNICORN: 'Unicorn',
};

/** Colours of one status: `ink` for icon and label, `fill` behind them, `edge` around a block. */
export type ToneColours = { ink: string; fill: string; edge: string };

export type CustomerTone =
  | 'open-lead'
  | 'not-contacted'
  | 'contacted'
  | 'appointment-set'
  | 'pre-qualified'
  | 'quoted'
  | 'not-qualified';

export type ThemeTokens = {
  mode: 'light' | 'dark';
  /** top bar and drawer */
  bg: string;
  paper: string;
  text: string;
  muted: string;
  primary: string;
  onPrimary: string;
  primaryFill: string;
  /** "needs you", never decoration */
  attention: string;
  success: string;
  error: string;
  divider: string;
  /** inputs, checkboxes, outlined controls: 3:1 */
  lineStrong: string;
  hover: string;
  selected: string;
  primaryTint: string;
  attentionTint: string;
  successTint: string;
  errorTint: string;
  /** second bar of a pair, always with its number beside it */
  chartTrack: string;
  /** the one elevated surface: bulk bar, snackbar, drag label */
  float: string;
  floatText: string;
  floatMuted: string;
  floatLine: string;
  floatShadow: string;
  scrim: string;
  primaryStrong: string;
  /** a stage that is not reached */
  laneRest: string;
  /** the mark as a large quiet shape */
  superSlope: string;
  superStem: string;
  /** call to action; text on it is always white */
  band: string;
  tones: Record<CustomerTone, ToneColours>;
};

export const THEME_TOKENS: Record<ThemeName, ThemeTokens> = {
  LIGHT: {
    mode: 'light',
    bg: '#F6F7F9',
    paper: '#FFFFFF',
    text: '#15202B',
    muted: '#51606F',
    primary: '#0B5CAD',
    onPrimary: '#FFFFFF',
    primaryFill: '#0B5CAD',
    attention: '#AB4E07',
    success: '#187738',
    error: '#B3261E',
    divider: '#DDE2E8',
    lineStrong: '#7F8B98',
    hover: '#F7F7F8',
    selected: '#EBF2F8',
    primaryTint: '#E9F0F8',
    attentionTint: '#F7EFE9',
    successTint: '#EAF3ED',
    errorTint: '#F8EBEB',
    chartTrack: '#9DBEDE',
    float: '#15202B',
    floatText: '#FFFFFF',
    floatMuted: '#B7C2CE',
    floatLine: '#3B4753',
    floatShadow: '0 8px 24px rgb(21 32 43 / .18)',
    scrim: 'rgb(21 32 43 / .4)',
    primaryStrong: '#084A8C',
    laneRest: '#C9D1DA',
    superSlope: '#EDF0F4',
    superStem: '#E6EEF7',
    band: '#0B5CAD',
    tones: {
      'open-lead': { ink: '#4B5B6B', fill: '#EFF0F2', edge: '#B7BDC4' },
      'not-contacted': { ink: '#A1337A', fill: '#F7EDF3', edge: '#D9ADCA' },
      contacted: { ink: '#0B7285', fill: '#E9F2F4', edge: '#9DC7CE' },
      'appointment-set': { ink: '#0B5CAD', fill: '#E9F0F8', edge: '#9DBEDE' },
      'pre-qualified': { ink: '#6B46C1', fill: '#F2EEF9', edge: '#C4B5E6' },
      quoted: { ink: '#187738', fill: '#EAF3ED', edge: '#A3C9AF' },
      'not-qualified': { ink: '#7A5C4A', fill: '#F3F0EF', edge: '#CABEB7' },
    },
  },
  ONE_DARK: {
    mode: 'dark',
    bg: '#21252B',
    paper: '#282C34',
    text: '#E6E9EF',
    muted: '#A7B0BE',
    primary: '#7FB5FF',
    onPrimary: '#0E1A2B',
    primaryFill: '#7FB5FF',
    attention: '#F2B366',
    success: '#7BD88F',
    error: '#FF8A80',
    divider: '#3A404A',
    lineStrong: '#727C8B',
    hover: '#30343B',
    selected: '#323C4C',
    primaryTint: '#333E4E',
    attentionTint: '#423E3B',
    successTint: '#334240',
    errorTint: '#44383E',
    chartTrack: '#4B6385',
    float: '#3D4451',
    floatText: '#FFFFFF',
    floatMuted: '#C3CAD5',
    floatLine: '#5A6271',
    floatShadow: '0 8px 24px rgb(0 0 0 / .4)',
    scrim: 'rgb(0 0 0 / .5)',
    primaryStrong: '#A5CCFF',
    laneRest: '#4A525E',
    superSlope: '#262A31',
    superStem: '#262D38',
    band: '#164A80',
    tones: {
      'open-lead': { ink: '#B4BFCC', fill: '#3A3F48', edge: '#606771' },
      'not-contacted': { ink: '#F09AC8', fill: '#423A47', edge: '#78586F' },
      contacted: { ink: '#5FD0DE', fill: '#2F414A', edge: '#3E6E78' },
      'appointment-set': { ink: '#7FB5FF', fill: '#333E4E', edge: '#4B6385' },
      'pre-qualified': { ink: '#B9A2FF', fill: '#3B3B4E', edge: '#625B85' },
      quoted: { ink: '#7BD88F', fill: '#334240', edge: '#497158' },
      'not-qualified': { ink: '#C9AE9B', fill: '#3D3D41', edge: '#68605D' },
    },
  },
  UNICORN: {
    mode: 'dark',
    bg: '#1F1B2E',
    paper: '#2A2440',
    text: '#F3EEFF',
    muted: '#B9AED6',
    primary: '#C7A0FF',
    onPrimary: '#1F1B2E',
    primaryFill: 'linear-gradient(100deg, #C7A0FF, #FF9BD2)',
    attention: '#FF9BD2',
    success: '#7FE3C4',
    error: '#FF8FA3',
    divider: '#3D3558',
    lineStrong: '#7C70A3',
    hover: '#322C48',
    selected: '#3D3357',
    primaryTint: '#40355B',
    attentionTint: '#483554',
    successTint: '#363F52',
    errorTint: '#48334E',
    chartTrack: '#69568C',
    float: '#463C66',
    floatText: '#FFFFFF',
    floatMuted: '#D3C9EC',
    floatLine: '#65588C',
    floatShadow: '0 8px 24px rgb(0 0 0 / .4)',
    scrim: 'rgb(0 0 0 / .5)',
    primaryStrong: '#DCC4FF',
    laneRest: '#4F4570',
    superSlope: '#252036',
    superStem: '#2A2344',
    band: '#4B3384',
    tones: {
      'open-lead': { ink: '#C9C0E0', fill: '#403A56', edge: '#6A6280' },
      'not-contacted': { ink: '#FFB38A', fill: '#48384A', edge: '#7F5D5E' },
      contacted: { ink: '#7FD6F0', fill: '#363D59', edge: '#4C6B86' },
      'appointment-set': { ink: '#9DB8FF', fill: '#3A395B', edge: '#585F8C' },
      'pre-qualified': { ink: '#C7A0FF', fill: '#40355B', edge: '#69568C' },
      quoted: { ink: '#7FE3C4', fill: '#363F52', edge: '#4C7075' },
      'not-qualified': { ink: '#CDB8B0', fill: '#413950', edge: '#6B5F6D' },
    },
  },
};
