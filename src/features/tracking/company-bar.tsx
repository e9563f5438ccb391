import { phoneHref } from '@/domain/format/phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Phone from 'lucide-react/icons/phone';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import { initials } from '@/shared/format/words';
import { Icon } from '@/shared/ui/text/icon';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { thumbButtonSx, WIDE, wrapSx } from './progress-styles';

export type CompanyBarProps = {
  business: Pick<PublicCopy['business'], 'name' | 'logo' | 'phone'>;
  /** Stays at the top while the page scrolls; off in a preview. */
  sticky: boolean;
};

/** The business, and the call button that a worried client needs. */
export function CompanyBar({ business, sticky }: CompanyBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: sticky ? 'sticky' : 'static',
        top: 0,
        zIndex: 5,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          ...wrapSx,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          height: 64,
          [WIDE]: { px: 3, height: 72, gap: 2 },
        }}
      >
        <CompanyPicture business={business} />
        <Box
          component="span"
          dir="auto"
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: '1rem',
            lineHeight: '1.25rem',
            fontWeight: 620,
            letterSpacing: '-.008em',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {business.name}
        </Box>
        {business.phone !== '' && (
          <Button
            variant="outlined"
            href={phoneHref(business.phone)}
            startIcon={<Icon of={Phone} size={18} />}
            sx={{ ...thumbButtonSx, flex: 'none' }}
          >
            <span>
              Call
              <Box component="span" className="tn" sx={{ display: 'none', [WIDE]: { display: 'inline' } }}>
                {' '}
                <PhoneText phone={business.phone} />
              </Box>
            </span>
          </Button>
        )}
      </Box>
    </Box>
  );
}

function CompanyPicture({ business }: Pick<CompanyBarProps, 'business'>) {
  const box = { width: 40, height: 40, flex: 'none', borderRadius: '8px' } as const;
  if (business.logo !== '') {
    const sx = { ...box, width: 'auto', maxWidth: 112, objectFit: 'contain' };
    return <Box component="img" src={business.logo} alt="" sx={sx} />;
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...box,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.tint',
        color: 'primary.strong',
        fontSize: '0.875rem',
        fontWeight: 650,
      }}
    >
      {initials(business.name)}
    </Box>
  );
}
