import { Fact, Facts, SideAction, SideSection } from './facts';
import { MoneyText } from './money-text';

export type AmountSectionProps = {
  /** Of what it is the amount. */
  readonly label: string;
  /** In cents, null when there is none yet. */
  readonly cents: number | null;
  /** Given, it can be set and changed. */
  readonly onChange?: () => void;
};

/** The amount of a record in its side column. */
export function AmountSection({ label, cents, onChange }: AmountSectionProps) {
  return (
    <SideSection
      title="Amount"
      action={onChange && <SideAction onClick={onChange}>{cents === null ? 'Set' : 'Change'}</SideAction>}
    >
      <Facts>
        <Fact label={label}>{cents === null ? 'Not set' : <MoneyText cents={cents} />}</Fact>
      </Facts>
    </SideSection>
  );
}
