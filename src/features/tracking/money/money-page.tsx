import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect } from 'react';

import type { MoneyReader } from '@/data/tracking/money-reader';
import { hasBalance, moneyPlace } from '@/domain/tracking/money-place';
import type { WantedMoney } from '@/domain/tracking/money-place';
import type { PublicOffice } from '@/domain/tracking/public-office';
import type { PublicCopy } from '@/domain/tracking/public-copy';
import { licenceLine } from '@/domain/papers/letterhead';
import { dayOf } from '@/domain/time/time';
import { FormatProvider, useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { CompanyBar } from '../company-bar';
import { EstimatesList } from '../estimate/estimates-list';
import { MadeWith } from '../made-with';
import { WIDE, wrapSx } from '../progress-styles';
import { LockedPage } from './locked-page';
import { MoneyContents } from './money-contents';
import { OfflineNote } from './offline-note';
import { useMoney } from './use-money';
import { useOpenPaper } from './use-open-paper';

export type MoneyPageProps = {
  readonly reader: MoneyReader;
  readonly link: string;
  readonly wanted: WantedMoney;
  /** How the client came back from a payment; '' for a visit without one. */
  readonly payment: string;
  /** The progress beside it; null before the sale. */
  readonly progress: PublicCopy | null;
  /** Who the page is of, known before it is opened; null after the sale, where the progress says it. */
  readonly office: PublicOffice | null;
  readonly now: number;
  readonly onShow: (wanted: Partial<WantedMoney>) => void;
  readonly onBack: () => void;
};

/** The estimates, invoices and payments of a client's page, behind the last four digits of the client's phone. */
export function MoneyPage(props: MoneyPageProps) {
  const { reader, link, wanted, payment, progress, office, now, onShow, onBack } = props;
  const device = useFormat();
  const { key, money, readAt, wasRefused, unlock } = useMoney(reader, link);
  const first = dayOf(now, progress?.timeZone || device.zone);
  const firstPlace = money && moneyPlace(money, wanted, first);
  const paper = useOpenPaper(reader, link, key, money, firstPlace);
  const frozen = paper.estimate ?? paper.invoice;
  const zone = progress?.timeZone || frozen?.zone || device.zone;
  const today = dayOf(now, zone);
  const place = money && moneyPlace(money, wanted, today);
  const known = progress?.business ?? frozen?.business ?? null;
  const business = known ?? office;
  const licence = known?.licence ?? '';
  const country = progress?.country || frozen?.country || device.country;
  const estimateId = place?.kind === 'estimate' ? place.estimate.id : '';
  const isBilled = money !== null && hasBalance(money);
  const isInvoice = wanted.invoice !== null || payment !== '';

  const subject = place?.kind === 'balance' ? 'Your balance' : frozen?.title;
  const title = subject !== undefined && business ? `${subject}: ${business.name}` : null;
  useEffect(() => {
    document.title = title ?? (isInvoice ? 'Your invoice' : 'Your estimate');
  }, [title, isInvoice]);

  return (
    <FormatProvider country={country} zone={zone}>
      <Box sx={{ containerType: 'inline-size' }}>
        {business && <CompanyBar business={business} sticky />}
        <Box component="main" sx={wrapSx}>
          {progress && (
            <Button
              variant="text"
              startIcon={<Icon of={ChevronLeft} size={16} />}
              onClick={onBack}
              sx={{ mt: 1, ml: -1, minHeight: 44, color: 'text.secondary' }}
            >
              Back to your job
            </Button>
          )}
          {key !== null && <OfflineNote readAt={readAt} now={now} />}
          {money !== null && place && money.estimates.length > (isBilled ? 0 : 1) && (
            <EstimatesList
              estimates={money.estimates}
              shown={place.kind === 'invoice' ? null : estimateId}
              onShow={(estimate) => onShow({ estimate })}
              onBalance={isBilled ? () => onShow({ invoice: '' }) : null}
            />
          )}
          {key === null ? (
            <LockedPage
              onUnlock={unlock}
              wasRefused={wasRefused}
              phone={business?.phone ?? ''}
              paper={isInvoice ? 'invoice' : 'estimate'}
              title={progress?.title ?? ''}
              onBack={progress && onBack}
            />
          ) : money === null || place === null ? (
            <Typography role="status" sx={{ py: 5, color: 'text.secondary' }}>
              Loading your {isInvoice ? 'invoice' : 'estimate'}…
            </Typography>
          ) : (
            <MoneyContents
              reader={reader}
              link={link}
              moneyKey={key}
              money={money}
              place={place}
              paper={paper}
              payment={payment}
              today={today}
              now={now}
              onShow={(invoice) => onShow({ invoice })}
            />
          )}
        </Box>
        <Box component="footer" sx={{ ...wrapSx, py: 4, color: 'text.secondary', [WIDE]: { px: 3, py: 5 } }}>
          {business && (
            <Typography dir="auto" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {[business.name, licenceLine(licence, country)].filter(Boolean).join('. ')}
            </Typography>
          )}
          <MadeWith isLink />
        </Box>
      </Box>
    </FormatProvider>
  );
}
