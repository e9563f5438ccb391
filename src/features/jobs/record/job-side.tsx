import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { LiveRecord } from '@/data/live/decoded';
import type { Person } from '@/data/employees/use-people';
import { jobFieldLabel } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import type { Price } from '@/domain/money/price';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import { ProjectFact } from '@/features/projects/public';
import { formatAddress } from '@/shared/format/address';
import { AmountSection } from '@/shared/ui/record/amount-section';
import { ContactBar } from '@/shared/ui/record/contact-bar';
import { AddressFact } from '@/shared/ui/record/address-fact';
import { PeopleSection } from '@/shared/ui/record/people-section';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/record/facts';
import { Known } from '@/shared/ui/states/known';
import type { KnownStatus } from '@/shared/ui/states/known';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { plannedText } from '../planned-text';
import { PermitSection } from './permit-section';
import { RoofSection } from './roof-section';
import type { JobActions } from './use-job-actions';
import { useFormat } from '@/shared/format/format-context';

export type JobSideProps = {
  readonly job: Job;
  /** Not every viewer may see it. */
  readonly tracker: LiveRecord<Tracker>;
  readonly mayEdit: boolean;
  /** True for the crew, too. */
  readonly mayNote: boolean;
  readonly price: LiveRecord<Price> | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly peopleStatus: KnownStatus;
  readonly actions: Pick<JobActions, 'edit'>;
  readonly onAmount: () => void;
  readonly onAddress: () => void;
};

/** Address, customer, people, roof and amount of a job. */
export function JobSide(props: JobSideProps) {
  const { job, tracker, mayEdit, mayNote, price, byUid, peopleStatus, actions, onAmount, onAddress } = props;
  const isPhone = useIsPhone();
  const formats = useFormat();
  const address = formatAddress(job, formats.country);
  return (
    <>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        {!isPhone && <ContactBar phone={job.phone} address={address} />}
        <SideSection title="Place" action={mayEdit && <SideAction onClick={onAddress}>Change</SideAction>}>
          <Facts>
            <Fact label={jobFieldLabel('customerName')}>{job.customerName}</Fact>
            <Fact label={jobFieldLabel('phone')}>
              <PhoneText phone={job.phone} empty="Not set" />
            </Fact>
            <AddressFact address={address} />
            {tracker.status !== 'idle' && tracker.status !== 'denied' && (
              <Fact label="Tracker">
                <Known status={tracker.status}>
                  {tracker.record ? (
                    <Link component={RouterLink} to={paths.tracker(tracker.record.uuid)}>
                      {tracker.record.title}
                    </Link>
                  ) : (
                    'Deleted'
                  )}
                </Known>
              </Fact>
            )}
            <ProjectFact job={job} mayEdit={mayEdit} />
          </Facts>
        </SideSection>
      </Box>
      <SideSection title="Plan">
        <Facts>
          <Fact label="Planned">{plannedText(job, formats) || 'Nothing yet'}</Fact>
        </Facts>
      </SideSection>
      <PeopleSection
        title={jobFieldLabel('assignees')}
        uids={job.assignees}
        byUid={byUid}
        status={peopleStatus}
        nobody="Nobody is assigned yet."
      />
      <RoofSection measures={job} mayNote={mayNote} onChange={(changes) => actions.edit(changes)} />
      <PermitSection roof={job.roof} mayEdit={mayEdit} onChange={(roof) => actions.edit({ roof })} />
      {price && (
        <AmountSection
          label="Job"
          status={price.status}
          cents={price.record?.amount ?? null}
          {...(mayEdit && { onChange: onAmount })}
        />
      )}
    </>
  );
}
