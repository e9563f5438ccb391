import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Person } from '@/data/use-people';
import type { Job } from '@/domain/job';
import { paths } from '@/domain/paths';
import type { Tracker } from '@/domain/tracker';
import { formatAddress, mapsHref } from '@/shared/format/address';
import { AmountSection } from '@/shared/ui/amount-section';
import { ContactBar } from '@/shared/ui/contact-bar';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/facts';
import { PhoneText } from '@/shared/ui/phone-text';
import { PersonName } from '@/shared/ui/person-avatar';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { plannedText } from '../planned-text';
import { RoofSection } from './roof-section';
import type { JobActions } from './use-job-actions';

export type JobSideProps = {
  readonly job: Job;
  /** Null while it is not read, or where the person may not see it. */
  readonly tracker: Tracker | null;
  readonly zone: string;
  readonly mayEdit: boolean;
  /** May note measures: the crew, too. */
  readonly mayNote: boolean;
  /** In cents, null when there is none yet; left out for people who may not see amounts. */
  readonly amount?: number | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly actions: Pick<JobActions, 'edit'>;
  readonly onAmount: () => void;
  readonly onAddress: () => void;
};

/** Where the job is, whose it is, who does it, the roof and the amount. */
export function JobSide(props: JobSideProps) {
  const { job, tracker, zone, mayEdit, mayNote, amount, byUid, actions, onAmount, onAddress } = props;
  const isPhone = useIsPhone();
  const address = formatAddress(job);
  const people = job.assignees.flatMap((uid) => byUid.get(uid) ?? []);
  return (
    <>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        {!isPhone && <ContactBar phone={job.phone} address={address} />}
        <SideSection title="Place" action={mayEdit && <SideAction onClick={onAddress}>Change</SideAction>}>
          <Facts>
            <Fact label="Customer">{job.customerName}</Fact>
            <Fact label="Phone">
              <PhoneText phone={job.phone} empty="Not set" />
            </Fact>
            <Fact label="Address">
              {address ? (
                <Link href={mapsHref(address)} target="_blank" rel="noopener">
                  {address}
                </Link>
              ) : (
                'Not set'
              )}
            </Fact>
            <Fact label="Tracker">
              {tracker ? (
                <Link component={RouterLink} to={paths.tracker(tracker.uuid)}>
                  {tracker.title}
                </Link>
              ) : (
                '–'
              )}
            </Fact>
          </Facts>
        </SideSection>
      </Box>
      <SideSection title="Plan">
        <Facts>
          <Fact label="Planned">{plannedText(job, zone) || 'Nothing yet'}</Fact>
        </Facts>
      </SideSection>
      <SideSection title="People">
        <Box sx={{ display: 'grid', gap: 1 }}>
          {people.length === 0
            ? 'Nobody is assigned yet.'
            : people.map((person) => (
                <PersonName key={person.uid} name={person.name} picture={person.picture} />
              ))}
        </Box>
      </SideSection>
      <RoofSection measures={job} mayNote={mayNote} onChange={(changes) => actions.edit(changes)} />
      {amount !== undefined && (
        <AmountSection label="Job" cents={amount} {...(mayEdit && { onChange: onAmount })} />
      )}
    </>
  );
}
