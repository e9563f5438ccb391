import { Fact, Facts, SideAction, SideSection } from './facts';
import { Known } from '../states/known';
import type { KnownStatus } from '../states/known';
import { MoneyText } from '../text/money-text';

export type AmountSectionProps = {
  readonly label: string;
  /** Status of the query; nothing can be set before it is known. */
  readonly status: KnownStatus;
  /** In cents; null when there is none. */
  readonly cents: number | null;
  readonly onChange?: () => void;
};

/** The amount of a record in its side column. */
export function AmountSection({ label, status, cents, onChange }: AmountSectionProps) {
  const isKnown = status === 'ready' || status === 'missing';
  return (
    <SideSection
      title="Amount"
      action={
        onChange && isKnown && <SideAction onClick={onChange}>{cents === null ? 'Set' : 'Change'}</SideAction>
      }
    >
      <Facts>
        <Fact label={label}>
          <Known status={status}>{cents === null ? 'Not set' : <MoneyText cents={cents} />}</Known>
        </Fact>
      </Facts>
    </SideSection>
  );
}
