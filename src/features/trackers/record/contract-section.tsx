import type { LiveRecord } from '@/data/live/decoded';
import type { Price } from '@/domain/money/price';
import { AmountSection } from '@/shared/ui/record/amount-section';
import { Fact, Facts, SideSection } from '@/shared/ui/record/facts';
import { MoneyText } from '@/shared/ui/text/money-text';

export type ContractSectionProps = {
  readonly price: LiveRecord<Price>;
  readonly onChange?: () => void;
};

/** The contract of a tracker: the amount that was typed, or what was signed with its changes, which is not typed. */
export function ContractSection({ price, onChange }: ContractSectionProps) {
  const { record, status } = price;
  if (!record || record.signed === 0)
    return (
      <AmountSection
        label="Contract"
        status={status}
        cents={record?.amount ?? null}
        {...(onChange && { onChange })}
      />
    );
  return (
    <SideSection title="Amount">
      <Facts>
        <Fact label="Contract">
          <MoneyText cents={record.contract} />
        </Fact>
        {record.changes !== 0 && (
          <>
            <Fact label="Changes">
              <MoneyText cents={record.changes} />
            </Fact>
            <Fact label="In all">
              <MoneyText cents={record.amount} />
            </Fact>
          </>
        )}
      </Facts>
    </SideSection>
  );
}
