import { useFormat } from '../../format/format-context';
import { formatMoney } from '../../format/money';

export type MoneyTextProps = {
  cents: number | null | undefined;
  whole?: boolean;
  empty?: string;
};

/** An amount in the company's currency, in tabular figures. */
export function MoneyText({ cents, whole = false, empty = '–' }: MoneyTextProps) {
  const formats = useFormat();
  if (cents === null || cents === undefined) return <>{empty}</>;
  return <span className="tn">{formatMoney(cents, formats, { whole })}</span>;
}
