import { rightsRef } from '@/data/employees/staff';
import { usePeople } from '@/data/employees/use-people';
import { useLiveRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { may } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { homeOrderOf } from '../columns/import-columns';
import type { ImportBase } from '../kind/import-types';
import type { JobImport } from './job-types';

/** The business's context for guessing columns of jobs and reading rows. Administrators know coworkers' e-mails. */
export function useJobBase(): ImportBase<JobImport> {
  const viewer = useViewer();
  const user = useUser();
  const { settings } = useSettings();
  const { country, currency, zone } = useFormat();
  const { record: rights } = useLiveRecord(viewer.isCompanyAdmin ? rightsRef(viewer.owner) : null);
  const emails = new Map(rights?.people.map(({ uid, email }) => [uid, email]));
  const people = usePeople().people.map(({ uid, name }) => ({
    uid,
    name,
    email: uid === viewer.uid ? user.email : (emails.get(uid) ?? ''),
  }));
  const { crews, jobTypes } = settings;
  const base = {
    people,
    crews,
    country,
    currency,
    home: homeOrderOf(country),
    mayPrice: may(viewer, 'pricing:show'),
  };
  return {
    guess: base,
    reading: {
      ...base,
      own: [],
      jobTypes,
      zone,
      maySell: may(viewer, 'customers:edit') && may(viewer, 'trackers:edit'),
    },
  };
}
