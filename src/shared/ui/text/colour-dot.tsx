import Box from '@mui/material/Box';

/** A dot of a CSS colour before words with the same meaning. */
export function ColourDot({ colour }: { readonly colour: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: colour,
        forcedColorAdjust: 'none',
      }}
    />
  );
}
