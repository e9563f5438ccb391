import Box, { type BoxProps } from '@mui/material/Box';

export type CardProps = BoxProps;

/** A bordered surface for related content. */
export function Card({ sx, ...props }: CardProps) {
  return (
    <Box
      {...props}
      sx={[
        {
          p: 2,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
