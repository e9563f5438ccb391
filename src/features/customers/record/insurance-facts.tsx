import Typography from '@mui/material/Typography';
import { customerLabel } from '@/domain/customers/customer';
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
      {carrier && <Fact label={customerLabel('insurance.carrier')}>{carrier}</Fact>}
      {claimNumber && <Fact label={customerLabel('insurance.claimNumber')}>{claimNumber}</Fact>}
      {policyNumber && <Fact label={customerLabel('insurance.policyNumber')}>{policyNumber}</Fact>}
      {dateOfLoss && (
        <Fact label={customerLabel('insurance.dateOfLoss')}>
          <DayText day={dateOfLoss} />
        </Fact>
      )}
      {adjuster && <Fact label={customerLabel('insurance.adjuster')}>{adjuster}</Fact>}
      {adjusterPhone && (
        <Fact label="Phone">
          <PhoneText phone={adjusterPhone} />
        </Fact>
      )}
      {deductible !== null && (
        <Fact label={customerLabel('insurance.deductible')}>
          <MoneyText cents={deductible} />
        </Fact>
      )}
    </Facts>
  );
}
