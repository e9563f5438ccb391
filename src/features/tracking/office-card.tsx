import { phoneHref } from '@/domain/format/phone';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { cardSx } from './progress-styles';

export type OfficeCardProps = { business: PublicCopy['business']; headingAs: 'h2' | 'h4' };

/** True when there is any contact of the office. */
export function hasContact({ phone, email, website, hours }: PublicCopy['business']): boolean {
  return [phone, email, website, hours].some((value) => value !== '');
}

/** The office's contacts and hours. */
export function OfficeCard({ business, headingAs }: OfficeCardProps) {
  const { phone, email, website, hours } = business;
  return (
    <Box component="section" sx={{ ...cardSx, gridArea: 'office' }}>
      <Typography variant="h4" component={headingAs} sx={{ mb: 1 }}>
        The office
      </Typography>
      {hours !== '' && <Line icon={Clock}>{hours}</Line>}
      {phone !== '' && (
        <Line icon={Phone}>
          <Link href={phoneHref(phone)} className="tn">
            <PhoneText phone={phone} />
          </Link>
        </Line>
      )}
      {email !== '' && (
        <Line icon={Mail}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Line>
      )}
      {website !== '' && (
        <Line icon={Globe}>
          <Link href={webAddress(website)} target="_blank" rel="noreferrer">
            {website.replace(/^https?:\/\//, '')}
          </Link>
        </Line>
      )}
    </Box>
  );
}

function Line({ icon, children }: { icon: LineIcon; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <Icon of={icon} />
      <span>{children}</span>
    </Box>
  );
}

/** Only web addresses become links; a business may have typed anything. */
function webAddress(website: string): string {
  return /^https?:\/\//.test(website) ? website : `https://${website}`;
}
