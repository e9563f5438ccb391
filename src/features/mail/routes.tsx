import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from '@/domain/access/permissions';
import { paths } from '@/domain/navigation/paths';
import type { GuardKind } from '@/domain/session/guards';

const handle = {
  guard: 'app' satisfies GuardKind,
  title: 'Mail',
  permission: 'team:view' satisfies Permission,
};
const page = async () => ({ Component: (await import('./mail-page')).MailPage });

/** /app/mail with its lists and mails. */
export const mailRoutes: RouteObject[] = [
  { path: paths.mail, handle, element: <Navigate to={paths.mailList('all')} replace /> },
  { path: `${paths.mail}/:systemLabel/:mailId?`, handle, lazy: page },
  { path: `${paths.mail}/label/:customLabel/:mailId?`, handle, lazy: page },
];
