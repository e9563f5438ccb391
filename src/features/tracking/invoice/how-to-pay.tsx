import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import type { IssuedParties } from '@/domain/company/issued-parties';
import { phoneHref } from '@/domain/format/phone';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { Card } from '../estimate/card';

export type HowToPayProps = {
  readonly business: IssuedParties['business'];
  /** Of the invoice: how and by when to pay. */
  readonly terms: string;
  /** The number to write on a check or a transfer; '' for none. */
  readonly number: string;
  readonly headingAs: 'h2' | 'h4';
};

/** The terms of the business, what to write on a check or a transfer, and whom to ask. */
export function HowToPay({ business, terms, number, headingAs }: HowToPayProps) {
  const { name, phone, email } = business;
  return (
    <Card title="How to pay" headingAs={headingAs}>
      {terms.trim() !== '' && (
        <Typography dir="auto" sx={{ mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {terms.trim()}
        </Typography>
      )}
      {number !== '' && (
        <Typography sx={{ mb: 1.5 }}>
          Write <b className="tn">{number}</b> on your check or transfer.
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Questions? Ask <span dir="auto">{name}</span>
        {phone !== '' && (
          <>
            {', '}
            <Link href={phoneHref(phone)}>
              <PhoneText phone={phone} />
            </Link>
          </>
        )}
        {email !== '' && (
          <>
            {', '}
            <Link href={`mailto:${email}`}>{email}</Link>
          </>
        )}
        .
      </Typography>
    </Card>
  );
}
