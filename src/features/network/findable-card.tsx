import { useLiveRecord } from '@/data/live/use-live';
import { changeFindable, ownAccount } from '@/data/network/network';
import { useUser } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { Card } from '@/shared/ui/page/card';
import { SwitchRow } from '@/shared/ui/page/switch-row';

/** Whether users of other businesses find this user by name; off by default. */
export function FindableCard() {
  const user = useUser();
  const commit = useCommit();
  const account = useLiveRecord(ownAccount(user));
  return (
    <Card>
      <SwitchRow
        label="Let people find me by name"
        text="They see your name and business, never your e-mail or phone."
        checked={account.record?.findable ?? false}
        disabled={account.status !== 'ready'}
        onChange={(findable) => commit(changeFindable(user, findable))}
      />
    </Card>
  );
}
