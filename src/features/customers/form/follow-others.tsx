import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getIn, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useSettings } from '@/data/session/use-session';
import { usePeople } from '@/data/use-people';
import type { Customer } from '@/domain/customer';
import { useFormat } from '@/shared/format/format-context';
import { writtenValue } from '@/shared/format/written-value';
import { customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { clashesOf, flatten, sortOut } from './their-changes';

export type FollowOthersProps = {
  /** The customer that the form's values were made from. */
  readonly base: Customer;
  /** The customer as it is now. */
  readonly customer: Customer;
  /** The form's values are in step with this customer now. */
  readonly onFollow: (customer: Customer) => void;
  /** Fields that both changed and nobody has decided about yet. */
  readonly undecided: readonly string[];
  readonly onUndecided: (paths: readonly string[]) => void;
};

/**
 * Keeps an open form in step with what others change: untouched fields follow, and where both changed the same
 * field the person chooses.
 */
export function FollowOthers({ base, customer, onFollow, undecided, onUndecided }: FollowOthersProps) {
  const { values, setFieldValue, setStatus } = useFormikContext<CustomerFormValues>();
  const { customFields } = useSettings().settings;
  const { byUid } = usePeople();
  const { zone, currency } = useFormat();
  const current = customerFormValues(customer);
  const theirs = flatten(current);

  useEffect(() => {
    if (customer === base) return;
    const { follow, clash } = sortOut(flatten(customerFormValues(base)), theirs, flatten(values));
    for (const path of follow) void setFieldValue(path, getIn(current, path, ''), false);
    onFollow(customer);
    if (clash.length > 0) onUndecided([...new Set([...undecided, ...clash])]);
    // Only a change of the stored customer matters here, never what is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [customer]);

  const clashes = clashesOf(undecided, flatten(values), theirs, customFields);
  if (clashes.length === 0) return null;

  const who = byUid.get(customer.updatedBy)?.name ?? 'Somebody';
  const words = { zone, currency, people: byUid };
  const decide = (path: string) => {
    onUndecided(undecided.filter((one) => one !== path));
    setStatus(undefined);
  };
  return (
    <Alert severity="warning">
      {clashes.map(({ path, label, kind, mine, theirs: other }) => (
        <Box key={path} sx={{ '& + &': { marginTop: 1.5 } }}>
          <b>{label}</b>: {who} changed this to “{writtenValue(other, kind, words) || 'nothing'}” while you
          changed it to “{writtenValue(mine, kind, words) || 'nothing'}”.
          <Box sx={{ display: 'flex', gap: 1, marginTop: 0.5 }}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => {
                void setFieldValue(path, getIn(current, path, ''), false);
                decide(path);
              }}
            >
              Take theirs
            </Button>
            <Button size="small" variant="outlined" onClick={() => decide(path)}>
              Keep mine
            </Button>
          </Box>
        </Box>
      ))}
    </Alert>
  );
}
