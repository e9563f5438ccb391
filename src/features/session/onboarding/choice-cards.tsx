import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

export type Choice<V extends string> = { readonly value: V; readonly label: string; readonly text: string };

export type ChoiceCardsProps<V extends string> = {
  readonly label: string;
  readonly options: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
};

/** A choice between a few options, each with an explaining sentence. */
export function ChoiceCards<V extends string>({ label, options, value, onChange }: ChoiceCardsProps<V>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(_event, next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            p: 1.5,
            cursor: 'pointer',
            border: '1px solid',
            borderRadius: '10px',
            borderColor: option.value === value ? 'primary.main' : 'divider',
            bgcolor: option.value === value ? 'selected' : 'background.paper',
          }}
        >
          <Radio value={option.value} sx={{ p: 0, mt: '-2px' }} />
          <span>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {option.label}
            </Typography>
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {option.text}
            </Typography>
          </span>
        </Box>
      ))}
    </RadioGroup>
  );
}
