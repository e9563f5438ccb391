import { Navigate } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { worksInField } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';

/** /app: the dashboard, or the day of a user who works in the field. */
export function StartPage() {
  return <Navigate to={worksInField(useViewer()) ? paths.today : paths.dashboard} replace />;
}
