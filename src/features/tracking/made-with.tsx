import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME } from '@/domain/core/product';
import { Mark } from '@/shared/brand/mark';

export type MadeWithProps = {
  /** False in a preview inside another screen. */
  readonly isLink: boolean;
};

/** The product's mark at the foot of the client's page. */
export function MadeWith({ isLink }: MadeWithProps) {
  return (
    <Box
      {...(isLink ? { component: Link, to: paths.home } : { component: 'span' })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'inherit',
        fontWeight: 500,
        textDecoration: 'none',
      }}
    >
      <Mark size={20} />
      Made with {PRODUCT_NAME}
    </Box>
  );
}
