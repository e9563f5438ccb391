import { leadsOfSalesperson } from '@/data/dashboard/dashboard';
import { useCounts } from '@/data/live/use-counts';
import { useUser, useViewer } from '@/data/session/use-session';
import { useRoster } from '@/data/session/use-settings';
import { PRO_PARTS } from '@/domain/plans/pro-parts';
import { ProFrame } from '@/features/plans/public';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { BarOutlines } from './bar-outlines';
import { PersonBars } from './person-bars';

/** Each person costs a count query; larger companies have reports instead. */
const MOST_PEOPLE = 12;

/** The dashboard panels of a paid plan; an outline on Free. */
export function ProPanels() {
  return (
    <ProFrame
      title={PRO_PARTS.leadsBySalesperson}
      about="See who has room for the next call, and who is under water."
      preview={<BarOutlines />}
    >
      <LeadsBySalesperson />
    </ProFrame>
  );
}

function LeadsBySalesperson() {
  const viewer = useViewer();
  const user = useUser();
  const roster = useRoster().people.filter(({ active }) => active);
  const everybody = roster.length > 0 ? roster : [{ uid: user.uuid, name: user.displayName }];
  const people = everybody.slice(0, MOST_PEOPLE);
  const counts = useCounts(people.map(({ uid }) => leadsOfSalesperson(viewer, uid)));
  if (counts.status === 'error')
    return <ErrorLine text={counts.error?.message ?? ''} onRetry={counts.retry} />;
  return (
    <PersonBars
      rows={people.map(({ uid, name }, index) => ({ id: uid, name, count: counts.values[index] ?? null }))}
    />
  );
}
