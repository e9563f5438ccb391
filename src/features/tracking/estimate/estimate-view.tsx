import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { extrasOf, optionName } from '@/domain/estimates/answers/client-choice';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { FormatProvider } from '@/shared/format/format-context';
import { Card } from './card';
import { EstimateHead } from './estimate-head';
import { columnsSx, stackSx } from './estimate-styles';
import { ExtrasList } from './extras-list';
import { IncludedLines } from './included-lines';
import { OptionCards } from './option-cards';
import { StepsList } from './steps-list';
import { SumsList } from './sums-list';

export type EstimateViewProps = {
  readonly issued: IssuedEstimate;
  readonly choice: Choice;
  /** Absent where nothing can be chosen any more. */
  readonly onChoose?: ((choice: Choice) => void) | undefined;
  readonly now: number;
  /** Above the options: what has happened to it. */
  readonly notes?: ReactNode;
  /** Beside the lines: the form to sign with, or the signature. */
  readonly answer?: ReactNode;
  /** Inside another screen: its headings are lower. */
  readonly isInside?: boolean;
};

/** An estimate as its client reads it, in the formats of the business. Its layout follows its container's width. */
export function EstimateView({
  issued,
  choice,
  onChoose,
  now,
  notes,
  answer,
  isInside = false,
}: EstimateViewProps) {
  const { country, currency, zone, terms } = issued;
  const headingAs = isInside ? 'h4' : 'h2';
  const name = optionName(issued, choice.option);
  const hasExtras = extrasOf(issued, choice.option).length > 0;
  return (
    <FormatProvider country={country} currency={currency} {...(zone !== '' && { zone })}>
      <Box sx={{ containerType: 'inline-size' }}>
        <EstimateHead issued={issued} now={now} titleAs={isInside ? 'h3' : 'h1'} notes={notes} />
        <Box sx={columnsSx}>
          <Box sx={stackSx}>
            {issued.options.length > 1 && (
              <Card title="Your options" headingAs={headingAs}>
                {(id) => <OptionCards issued={issued} choice={choice} labelledBy={id} onChoose={onChoose} />}
              </Card>
            )}
            {hasExtras && (
              <Card title="Extras, if you like" headingAs={headingAs}>
                <ExtrasList issued={issued} choice={choice} onChoose={onChoose} />
              </Card>
            )}
            <Card
              title={name === '' ? 'What is included' : `What is included in ${name}`}
              headingAs={headingAs}
            >
              <IncludedLines issued={issued} choice={choice} />
              <SumsList issued={issued} choice={choice} />
            </Card>
          </Box>
          <Box sx={stackSx}>
            {issued.schedule.length > 0 && (
              <Card title="When you pay" headingAs={headingAs}>
                <StepsList issued={issued} choice={choice} />
              </Card>
            )}
            {terms.trim() !== '' && (
              <Card title="Terms" headingAs={headingAs}>
                <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {terms}
                </Typography>
              </Card>
            )}
            {answer}
          </Box>
        </Box>
      </Box>
    </FormatProvider>
  );
}
