import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import { invoiceFacts } from '@/domain/papers/invoice-paper';
import type { ShownInvoice } from '@/domain/tracking/shown-money';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { aboutSx, headingSx } from '../estimate/estimate-styles';

export type InvoiceHeadProps = {
  readonly invoice: ShownInvoice;
  readonly issued: IssuedInvoice | null;
  readonly now: number;
  readonly titleAs: 'h1' | 'h3';
  readonly notes?: ReactNode;
};

/** What an invoice is for, from when it is and when it is due, and the office's words to the client. */
export function InvoiceHead({ invoice, issued, now, titleAs, notes }: InvoiceHeadProps) {
  const formats = useFormat();
  const { kind, number, title, dueOn, issuedOn } = invoice;
  const day = (of: string) => formatDay(of, formats, now);
  const known = issued
    ? invoiceFacts(issued, { day })
    : [
        { label: 'Issued', value: day(issuedOn) },
        { label: 'Due', value: day(dueOn) },
      ];
  const client = issued ? [issued.client.name, issued.client.address] : [];
  const clientText = issued?.clientText.trim() ?? '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 3, pb: 3 }}>
      <div>
        <Typography className="tn" sx={{ mb: 1, color: 'text.secondary', fontWeight: 500 }}>
          {`${kind} ${number}`.trim()}
        </Typography>
        <Typography variant="h1" component={titleAs} dir="auto" sx={headingSx}>
          {title}
        </Typography>
        <Typography component="p" variant="subtitle1" dir="auto" sx={aboutSx}>
          {client.filter((text) => text !== '').join(', ')}
        </Typography>
        <Box component="dl" aria-label="Dates" sx={facts}>
          {known
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tn">{value}</dd>
              </div>
            ))}
        </Box>
      </div>
      {notes}
      {clientText !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {clientText}
        </Typography>
      )}
    </Box>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mt: 2,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.875rem', lineHeight: '1.25rem', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 550 },
} as const;
