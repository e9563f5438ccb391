import { Outlet } from 'react-router-dom';
import { ApiProvider } from '@/api/provider';

/** The layout of the screens that use the API; its code loads with the first of them. */
export function ApiRoom() {
  return (
    <ApiProvider>
      <Outlet />
    </ApiProvider>
  );
}
