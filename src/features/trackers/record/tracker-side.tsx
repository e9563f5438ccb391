import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { isDay } from '@/domain/calendar-day';
import type { Tracker } from '@/domain/tracker';
import type { Person } from '@/data/use-people';
import { formatAddress, mapsHref } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatPhone } from '@/shared/format/phone';
import { DateText } from '@/shared/ui/date-text';
import { EditableFact } from '@/shared/ui/editable-fact';
import { Fact, Facts, SideSection } from '@/shared/ui/facts';
import { MoneyText } from '@/shared/ui/money-text';
import { PersonName } from '@/shared/ui/person-avatar';
import { ReachBar } from '@/shared/ui/reach-bar';
import type { TrackerDialog } from './tracker-menu';
import type { TrackerActions } from './use-tracker-actions';

export type TrackerSideProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly maySeeCustomer: boolean;
  /** In cents, null when there is none yet; left out for people who may not see amounts. */
  readonly amount?: number | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly actions: Pick<TrackerActions, 'edit'>;
  readonly onOpen: (dialog: TrackerDialog) => void;
};

/** A quiet action beside a heading: it takes no room of its own. */
const quietButtonSx = { my: -1, marginInlineEnd: -1.5 } as const;

const dayProblem = (day: string) => (day === '' || isDay(day) ? null : 'Choose a day of the calendar.');

/** Contact, dates, people and amount of a tracker. */
export function TrackerSide({
  tracker,
  mayEdit,
  maySeeCustomer,
  amount,
  byUid,
  actions,
  onOpen,
}: TrackerSideProps) {
  const { country } = useFormat();
  const address = formatAddress(tracker);
  return (
    <>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <ReachBar
          items={[
            { label: 'Call', icon: Phone, href: `tel:${tracker.phone}`, disabled: !tracker.phone },
            { label: 'Text', icon: MessageSquare, href: `sms:${tracker.phone}`, disabled: !tracker.phone },
            { label: 'E-mail', icon: Mail, href: `mailto:${tracker.email}`, disabled: !tracker.email },
            { label: 'Route', icon: Navigation, href: mapsHref(address), disabled: !address },
          ]}
        />
        <SideSection title="Customer">
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
            <Fact label="Phone">{formatPhone(tracker.phone, country) || 'Not set'}</Fact>
            <Fact label="E-mail">{tracker.email || 'Not set'}</Fact>
            <Fact label="Address">{address || 'Not set'}</Fact>
          </Facts>
        </SideSection>
      </Box>
      <SideSection title="Dates">
        <Facts>
          <EditableFact
            label="Start"
            type="date"
            value={tracker.expectedStart}
            display={tracker.expectedStart && formatDay(tracker.expectedStart)}
            validate={dayProblem}
            disabled={!mayEdit}
            onSave={(expectedStart) => actions.edit({ expectedStart })}
          />
          <EditableFact
            label="End"
            type="date"
            value={tracker.expectedEnd}
            display={tracker.expectedEnd && formatDay(tracker.expectedEnd)}
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
        title="People"
        action={
          mayEdit && (
            <Button size="small" variant="text" sx={quietButtonSx} onClick={() => onOpen('edit')}>
              Change
            </Button>
          )
        }
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <PersonLine
            uid={tracker.salesperson}
            name={tracker.salespersonName}
            note="Salesperson"
            byUid={byUid}
          />
          <PersonLine uid={tracker.crewLead} name={tracker.crewLeadName} note="Crew lead" byUid={byUid} />
          {tracker.salespersonName === '' && tracker.crewLeadName === '' && 'Nobody is named yet.'}
        </Box>
      </SideSection>
      {amount !== undefined && (
        <SideSection
          title="Amount"
          action={
            mayEdit && (
              <Button size="small" variant="text" sx={quietButtonSx} onClick={() => onOpen('amount')}>
                {amount === null ? 'Set' : 'Change'}
              </Button>
            )
          }
        >
          <Facts>
            <Fact label="Contract">{amount === null ? 'Not set' : <MoneyText cents={amount} />}</Fact>
          </Facts>
        </SideSection>
      )}
    </>
  );
}

type PersonLineProps = {
  readonly uid: string;
  readonly name: string;
  readonly note: string;
  readonly byUid: ReadonlyMap<string, Person>;
};

function PersonLine({ uid, name, note, byUid }: PersonLineProps) {
  return name === '' ? null : <PersonName name={name} picture={byUid.get(uid)?.picture ?? ''} note={note} />;
}
