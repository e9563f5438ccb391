import Box from '@mui/material/Box';

/** Above this a slider does not help; larger numbers can be typed. */
const SLIDER_END = 50;

export type PeopleSliderProps = {
  readonly people: number;
  /** Hands over the value as it is in the field. */
  readonly onChange: (typed: string) => void;
};

/** A slider for the number of people, drawn like the progress tracks. The plain input keeps the public page light. */
export function PeopleSlider({ people, onChange }: PeopleSliderProps) {
  const value = Math.min(people, SLIDER_END);
  return (
    <Box
      component="input"
      type="range"
      aria-label="People, by slider"
      min={1}
      max={SLIDER_END}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={[sliderStyles, filledTo((value - 1) / (SLIDER_END - 1))]}
    />
  );
}

/** The part of the track, from 0 to 1, up to the middle of the thumb, which stays inside the ends of the track. */
const filledTo = (part: number) => ({ '--jl-filled': `calc(10px + (100% - 20px) * ${part})` });

const track = {
  height: 6,
  borderRadius: '3px',
  background:
    'linear-gradient(var(--jl-toward), var(--jl-primary) var(--jl-filled), var(--jl-lane-rest) var(--jl-filled))',
} as const;

const thumb = {
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: '6px solid var(--jl-primary)',
  borderRadius: '50%',
  background: 'var(--jl-paper)',
} as const;

const sliderStyles = {
  '--jl-toward': 'to right',
  '&:dir(rtl)': { '--jl-toward': 'to left' },
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: 44,
  m: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', mt: '-7px' },
  '&::-moz-range-track': track,
  '&::-moz-range-thumb': thumb,
} as const;
