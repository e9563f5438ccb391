import Typography from '@mui/material/Typography';
import type { Customer } from '@/domain/customers/customer';
import { DayText } from '@/shared/ui/text/date-text';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { MoneyText } from '@/shared/ui/text/money-text';
import { PhoneText } from '@/shared/ui/text/phone-text';

export type InsuranceFactsProps = { readonly insurance: Customer['insurance'] };

/** The known facts of a customer's insurance claim. */
export function InsuranceFacts({ insurance }: InsuranceFactsProps) {
  const { carrier, claimNumber, policyNumber, adjuster, adjusterPhone, dateOfLoss, deductible } = insurance;
  const isEmpty =
    [carrier, claimNumber, policyNumber, adjuster, adjusterPhone, dateOfLoss].every((text) => text === '') &&
    deductible === null;
  if (isEmpty) return <Typography sx={{ color: 'text.secondary' }}>No claim.</Typography>;
  return (
    <Facts>
      {carrier && <Fact label="Carrier">{carrier}</Fact>}
      {claimNumber && <Fact label="Claim no.">{claimNumber}</Fact>}
      {policyNumber && <Fact label="Policy no.">{policyNumber}</Fact>}
      {dateOfLoss && (
        <Fact label="Date of loss">
          <DayText day={dateOfLoss} />
        </Fact>
      )}
      {adjuster && <Fact label="Adjuster">{adjuster}</Fact>}
      {adjusterPhone && (
        <Fact label="Phone">
          <PhoneText phone={adjusterPhone} />
        </Fact>
      )}
      {deductible !== null && (
        <Fact label="Deductible">
          <MoneyText cents={deductible} />
        </Fact>
      )}
    </Facts>
  );
}
