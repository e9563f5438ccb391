import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { labelsOf } from '@/domain/core/field-path';
import { capitalised } from '@/domain/core/spelling';
import { conventionsOf } from '@/domain/format/conventions';
import { countryOf } from '@/domain/format/country';
import { jobTypesOf } from '@/domain/company/job-types';
import { taxRateText } from '@/domain/money/tax-rate';
import { taxRatesOf, wholeRate } from '@/domain/money/tax-rates';
import { formatAddress } from '@/shared/format/address';
import { formatPhone } from '@/shared/format/phone';
import { Card } from '@/shared/ui/page/card';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { MailText } from '@/shared/ui/text/mail-text';

import { countryName } from './countries';
import { zoneLabel } from './time-zones';

const labelOf = labelsOf(settingsShape);

export type BusinessFactsProps = {
  readonly name: string;
  readonly settings: BusinessSettings;
};

/** The company as employees see it: everything, read-only. */
export function BusinessFacts({ name, settings }: BusinessFactsProps) {
  const country = countryOf(settings);
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {settings.logo !== '' && (
          <Box
            component="img"
            src={settings.logo}
            alt=""
            sx={{ height: 64, maxWidth: 200, borderRadius: '10px', objectFit: 'contain' }}
          />
        )}
        <Typography variant="h2">{name}</Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        Administrators of your company can change this.
      </Typography>
      <Facts labelWidth={128}>
        <TextFact label={labelOf('phone')} text={formatPhone(settings.phone, country)} />
        <Fact label={labelOf('email')}>
          {settings.email === '' ? '–' : <MailText address={settings.email} />}
        </Fact>
        <TextFact label={labelOf('website')} text={settings.website} />
        <TextFact label={capitalised(conventionsOf(country).words.licence)} text={settings.licence} />
        <TextFact label={labelOf('hours')} text={settings.hours} />
        <TextFact
          label={labelOf('taxRates')}
          text={taxRatesOf(settings)
            .rates.map((rate) => `${rate.name} ${taxRateText(wholeRate(rate), country)} %`)
            .join(', ')}
        />
        <TextFact label="Address" text={formatAddress(settings, country)} />
        <TextFact label={labelOf('country')} text={countryName(country)} />
        <TextFact label={labelOf('timeZone')} text={zoneLabel(settings.timeZone)} />
        <TextFact label={labelOf('currency')} text={settings.currency} />
        <Fact label={labelOf('leadSources')}>
          <Chips words={settings.leadSources} />
        </Fact>
        <Fact label={labelOf('products')}>
          <Chips words={settings.products} />
        </Fact>
        <Fact label={labelOf('jobTypes')}>
          <Chips words={jobTypesOf(settings)} />
        </Fact>
        <Fact label={labelOf('crews')}>
          <Chips words={settings.crews.map((crew) => crew.name)} />
        </Fact>
        <Fact label={labelOf('customFields')}>
          <Chips words={settings.customFields.map((field) => field.label)} />
        </Fact>
        <Fact label={labelOf('terms')}>
          <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {settings.terms || '–'}
          </Box>
        </Fact>
      </Facts>
    </Card>
  );
}

function TextFact({ label, text }: { readonly label: string; readonly text: string }) {
  return <Fact label={label}>{text === '' ? '–' : text}</Fact>;
}

function Chips({ words }: { readonly words: readonly string[] }): ReactNode {
  if (words.length === 0) return '–';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {words.map((word) => (
        <Chip key={word} size="small" label={word} />
      ))}
    </Box>
  );
}
