import { useMemo } from 'react';
import { useLiveRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { useRoster } from '@/data/session/use-settings';
import { rightsRef } from '@/data/employees/staff';
import { staffOf } from '@/domain/employees/staff';
import type { StaffMember } from '@/domain/employees/staff';
import type { AsyncStatus } from '@/shared/ui/states/async-view';

/** The people of the viewer's company with their permissions, live; for its administrators. */
export function useStaff(): {
  readonly status: AsyncStatus;
  readonly staff: readonly StaffMember[] | undefined;
  readonly retry: () => void;
} {
  const { owner } = useViewer();
  const { companyInfo } = useUser();
  const roster = useRoster();
  const { record, status, retry } = useLiveRecord(rightsRef(owner));
  const staff = useMemo(
    () => (record ? staffOf(roster, record, companyInfo?.administrator ?? []) : undefined),
    [record, roster, companyInfo],
  );
  return { status: status === 'idle' ? 'loading' : status, staff, retry };
}
