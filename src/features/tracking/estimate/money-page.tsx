import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Route from 'lucide-react/icons/route';
import { useEffect } from 'react';

import type { MoneyReader } from '@/data/tracking/money-reader';
import { openedEstimate } from '@/domain/tracking/estimate-state';
import type { PublicOffice } from '@/domain/tracking/public-office';
import type { PublicCopy } from '@/domain/tracking/public-copy';
import { licenceLine } from '@/domain/papers/letterhead';
import { dayOf } from '@/domain/time/time';
import { FormatProvider, useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { CompanyBar } from '../company-bar';
import { MadeWith } from '../made-with';
import { thumbButtonSx, WIDE, wrapSx } from '../progress-styles';
import { ClientEstimate, useIssuedOf } from './client-estimate';
import { EstimatesList } from './estimates-list';
import { UnlockPanel } from './unlock-panel';
import { useIssued, useMoney } from './use-money';

export type MoneyPageProps = {
  readonly reader: MoneyReader;
  readonly link: string;
  /** Id of the estimate to show; '' for the one that waits. */
  readonly wanted: string;
  /** The progress beside it; null before the sale. */
  readonly progress: PublicCopy | null;
  /** Who the page is of, known before it is opened; null after the sale, where the progress says it. */
  readonly office: PublicOffice | null;
  readonly now: number;
  readonly onShow: (estimateId: string) => void;
  readonly onBack: () => void;
};

/** The estimates of a client's page, behind the last four digits of the client's phone. */
export function MoneyPage(props: MoneyPageProps) {
  const { reader, link, wanted, progress, office, now, onShow, onBack } = props;
  const device = useFormat();
  const { key, money, wasRefused, unlock } = useMoney(reader, link);
  const today = dayOf(now, progress?.timeZone || device.zone);
  const estimate = money && openedEstimate(money.estimates, wanted, today);
  const copy = useIssued(reader, link, key, estimate?.id ?? null);
  const issued = useIssuedOf(copy);
  const known = progress?.business ?? issued?.business ?? null;
  const business = known ?? office;
  const licence = known?.licence ?? '';
  const country = progress?.country || issued?.country || device.country;

  const title = issued && business && `${issued.title}: ${business.name}`;
  useEffect(() => {
    document.title = title ?? 'Your estimate';
  }, [title]);

  return (
    <FormatProvider country={country}>
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
          {money !== null && money.estimates.length > 1 && (
            <EstimatesList estimates={money.estimates} shown={estimate?.id ?? ''} onShow={onShow} />
          )}
          {key === null ? (
            <Locked
              onUnlock={unlock}
              wasRefused={wasRefused}
              phone={business?.phone ?? ''}
              title={progress?.title ?? ''}
              onBack={progress && onBack}
            />
          ) : money !== null && estimate === null ? (
            <Typography sx={{ py: 5 }}>
              There is no estimate here at the moment. The office can send it again.
            </Typography>
          ) : copy !== null && estimate && issued ? (
            <ClientEstimate
              key={estimate.id}
              reader={reader}
              link={link}
              moneyKey={key}
              estimate={estimate}
              copy={copy}
              issued={issued}
              now={now}
            />
          ) : copy !== null ? (
            <Typography sx={{ py: 5 }}>
              This estimate needs a newer version of this page. Reload it, or ask the office for a PDF.
            </Typography>
          ) : (
            <Typography role="status" sx={{ py: 5, color: 'text.secondary' }}>
              Loading your estimate…
            </Typography>
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

type LockedProps = {
  readonly onUnlock: (digits: string) => Promise<void>;
  readonly wasRefused: boolean;
  /** Of the office; '' where it is not known. */
  readonly phone: string;
  /** Of the work; '' before the sale, when the page names nothing of the client's. */
  readonly title: string;
  /** Leads to the progress; null before the sale. */
  readonly onBack: (() => void) | null;
};

function Locked({ onUnlock, wasRefused, phone, title, onBack }: LockedProps) {
  return (
    <Box sx={{ pt: 4, pb: 3 }}>
      {title !== '' && (
        <Typography dir="auto" sx={{ mb: 1, color: 'text.secondary', fontWeight: 500 }}>
          {title}
        </Typography>
      )}
      <Typography variant="h1" sx={{ mb: 3, fontWeight: 650, letterSpacing: '-.019em' }}>
        Your estimate is ready.
      </Typography>
      <UnlockPanel onUnlock={onUnlock} wasRefused={wasRefused} phone={phone} />
      {onBack && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<Icon of={Route} size={20} />}
          onClick={onBack}
          sx={{ ...thumbButtonSx, mt: 2, maxWidth: 480 }}
        >
          See only the progress
        </Button>
      )}
    </Box>
  );
}
