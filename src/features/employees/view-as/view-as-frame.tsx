import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Intent } from '@/data/core/intent';
import { useUser } from '@/data/session/use-session';
import { SeenAsProvider } from '@/data/view-as/seen-as-provider';
import type { AppError } from '@/domain/core/errors';
import type { SessionUser } from '@/domain/session/session';
import { employeeSession } from '@/domain/employees/staff';
import { notify } from '@/shared/feedback/notify';
import { FullScreenLoader } from '@/shared/ui/states/full-screen-loader';
import { useStaff } from '../use-staff';
import { ViewAsBar } from './view-as-bar';

export type ViewAsFrameProps = {
  readonly uid: string;
  readonly onStop: () => void;
  readonly children: ReactNode;
};

const refuse = (_intent: Intent, error: AppError) => notify.error(error.message);

/** The app as one employee sees it, live; ends when they leave or become an administrator. */
export function ViewAsFrame({ uid, onStop, children }: ViewAsFrameProps) {
  const user = useUser();
  const { staff, status } = useStaff();
  const member = staff?.find((one) => one.uid === uid && one.isActive && !one.isAdministrator);
  const { companyInfo } = user;
  const seen = useSameSession(member && companyInfo ? employeeSession(member, companyInfo, user) : null);
  if (!seen && status === 'loading') return <FullScreenLoader />;
  return (
    <Box sx={{ '--jl-above': '44px', '--jl-topbar': '108px' }}>
      <ViewAsBar name={member?.name ?? null} onStop={onStop} />
      {seen && (
        <SeenAsProvider user={seen} onRefused={refuse}>
          {children}
        </SeenAsProvider>
      )}
    </Box>
  );
}

/** The same object for the same session: a new one restarts all listeners. */
function useSameSession(session: SessionUser | null): SessionUser | null {
  const [kept, setKept] = useState(session);
  const isSame = JSON.stringify(kept) === JSON.stringify(session);
  if (!isSame) setKept(session);
  return isSame ? kept : session;
}
