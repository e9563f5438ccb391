import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { isDay } from '@/domain/core/calendar-day';
import type { Price } from '@/domain/money/price';
import { trackerLabel } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { LiveRecord } from '@/data/live/decoded';
import type { Person } from '@/data/employees/use-people';
import { formatAddress } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { TrackerMoney } from '@/features/invoices/public';
import { HandoverSection } from '@/features/network/public';
import { ProjectFact } from '@/features/projects/public';
import { ContactBar } from '@/shared/ui/record/contact-bar';
import { DateText } from '@/shared/ui/text/date-text';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/record/facts';
import { MailText } from '@/shared/ui/text/mail-text';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { ContractSection } from './contract-section';
import type { TrackerDialog } from './tracker-menu';
import type { TrackerActions } from './use-tracker-actions';
import { useFormat } from '@/shared/format/format-context';

export type TrackerSideProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly maySeeCustomer: boolean;
  readonly price: LiveRecord<Price> | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly nameOf: (uid: string) => string;
  readonly actions: Pick<TrackerActions, 'edit'>;
  readonly onOpen: (dialog: TrackerDialog) => void;
};

const dayProblem = (day: string) => (day === '' || isDay(day) ? null : 'Choose a day of the calendar.');

/** Contact, dates, people and amount of a tracker. */
export function TrackerSide({
  tracker,
  mayEdit,
  maySeeCustomer,
  price,
  byUid,
  nameOf,
  actions,
  onOpen,
}: TrackerSideProps) {
  const formats = useFormat();
  const address = formatAddress(tracker, formats.country);
  return (
    <>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <ContactBar phone={tracker.phone} email={tracker.email} address={address} />
        <SideSection title={trackerLabel('customerName')}>
          <Facts>
            <Fact label="Name">
              {maySeeCustomer ? (
                <Link component={RouterLink} to={paths.customer(tracker.customerId)}>
                  {tracker.customerName}
                </Link>
              ) : (
                tracker.customerName
              )}
            </Fact>
            <Fact label={trackerLabel('phone')}>
              <PhoneText phone={tracker.phone} empty="Not set" />
            </Fact>
            <Fact label={trackerLabel('email')}>
              {tracker.email === '' ? 'Not set' : <MailText address={tracker.email} />}
            </Fact>
            <Fact label="Address">{address || 'Not set'}</Fact>
            <ProjectFact tracker={tracker} mayEdit={mayEdit} />
          </Facts>
        </SideSection>
      </Box>
      <SideSection title="Dates">
        <Facts>
          <EditableFact
            label="Start"
            type="date"
            value={tracker.expectedStart}
            display={tracker.expectedStart && formatDay(tracker.expectedStart, formats)}
            validate={(day) =>
              tracker.expectedEnd !== '' && day > tracker.expectedEnd
                ? 'The start cannot be after the end.'
                : dayProblem(day)
            }
            disabled={!mayEdit}
            onSave={(expectedStart) => actions.edit({ expectedStart })}
          />
          <EditableFact
            label="End"
            type="date"
            value={tracker.expectedEnd}
            display={tracker.expectedEnd && formatDay(tracker.expectedEnd, formats)}
            validate={(day) =>
              day !== '' && day < tracker.expectedStart
                ? 'The end cannot be before the start.'
                : dayProblem(day)
            }
            disabled={!mayEdit}
            onSave={(expectedEnd) => actions.edit({ expectedEnd })}
          />
          <Fact label="Sold">
            <DateText at={tracker.stageAt.sold} kind="day" />
          </Fact>
        </Facts>
      </SideSection>
      <SideSection
        title={trackerLabel('assignees')}
        action={mayEdit && <SideAction onClick={() => onOpen('edit')}>Change</SideAction>}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <PersonLine
            name={nameOf(tracker.salesperson)}
            picture={byUid.get(tracker.salesperson)?.picture}
            note={trackerLabel('salesperson')}
          />
          <PersonLine
            name={nameOf(tracker.crewLead)}
            picture={byUid.get(tracker.crewLead)?.picture}
            note={trackerLabel('crewLead')}
          />
          {tracker.salesperson === '' && tracker.crewLead === '' && 'Nobody is named yet.'}
        </Box>
      </SideSection>
      <HandoverSection trackerId={tracker.uuid} mayEdit={mayEdit} />
      {price && <ContractSection price={price} {...(mayEdit && { onChange: () => onOpen('amount') })} />}
      {price && ['ready', 'missing'].includes(price.status) && (
        <TrackerMoney {...{ tracker, mayEdit }} price={price.record} />
      )}
    </>
  );
}

type PersonLineProps = {
  readonly name: string;
  readonly picture: string | undefined;
  readonly note: string;
};

function PersonLine({ name, picture = '', note }: PersonLineProps) {
  return name === '' ? null : <PersonName name={name} picture={picture} note={note} />;
}
