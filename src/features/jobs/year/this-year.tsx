import { Navigate } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

/** Leads to the jobs of this year, in the business's zone. */
export function ThisYear() {
  const { zone } = useFormat();
  const year = dayOf(useNow(), zone).slice(0, 4);
  return <Navigate to={paths.jobsOfYear(year)} replace />;
}
