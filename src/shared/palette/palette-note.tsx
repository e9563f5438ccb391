import Box from '@mui/material/Box';

/** A muted line below the palette's results. */
export function PaletteNote({ children }: { children: string }) {
  return (
    <Box
      sx={{
        px: 2.5,
        py: 1.25,
        flex: 'none',
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
