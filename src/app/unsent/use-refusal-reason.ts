import type { JournalEntry } from '@/data/journal/kept/entry';
import type { UnsentChange } from '@/data/journal/use-unsent-change';
import { usePeople } from '@/data/employees/use-people';
import { useUsage } from '@/data/plans/plan';
import { useUser } from '@/data/session/use-session';
import { COLLECTIONS } from '@/domain/core/collections';
import { refusalReason } from '@/domain/journal/refusal-reason';
import { limitOf, limitUse } from '@/domain/plans/plan-limits';

/** Work that the plan limits. */
const LIMITED: readonly string[] = [COLLECTIONS.jobs, COLLECTIONS.trackers];

/** Why a change of the journal was refused, and whether sending it again may help; null for a waiting one. */
export function useRefusalReason(
  { refusal, writes }: JournalEntry,
  { kind, server, changedBy }: Pick<UnsentChange, 'kind' | 'server' | 'changedBy'>,
): ReturnType<typeof refusalReason> | null {
  const { isAdmin, tier } = useUser();
  const { byUid } = usePeople();
  const addsWork = writes.some((write) => write.kind === 'create' && LIMITED.includes(write.ref.collection));
  const limit = refusal === 'denied' && addsWork ? limitOf(tier, 'openWork') : null;
  const { openWork } = useUsage(limit !== null);
  if (refusal === null) return null;
  return refusalReason({
    refusal,
    kind,
    server,
    isAdmin,
    changedBy: changedBy === null ? null : (byUid.get(changedBy)?.name ?? 'Someone'),
    isPlanFull: limitUse(openWork, limit) === 'full',
  });
}
