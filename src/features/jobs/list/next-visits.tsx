import { VisitsAhead } from '../day/visits-ahead';
import { useFieldWeek } from '../day/use-field-week';

/** Most visits above the list; the rest is on the dashboard. */
const MOST = 3;

/** The next visits of somebody who goes out to jobs, above the list of all. */
export function NextVisits() {
  const { today, ahead } = useFieldWeek();
  const next = [...today.map(({ visit }) => visit).filter(({ status }) => status !== 'Done'), ...ahead];
  return <VisitsAhead title="Your next visits" visits={next.slice(0, MOST)} />;
}
