import { VisitsAhead } from '../day/visits-ahead';
import { useFieldWeek } from '../day/use-field-week';

/** Maximum number of visits above the list; the dashboard has the rest. */
const MOST = 3;

/** A field worker's next visits, above the list. */
export function NextVisits() {
  const { today, ahead } = useFieldWeek();
  const next = [...today.map(({ visit }) => visit).filter(({ status }) => status !== 'Done'), ...ahead];
  return <VisitsAhead title="Your next visits" visits={next.slice(0, MOST)} />;
}
