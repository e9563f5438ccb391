import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { addressIn, hasSeveralAddresses, isEmailOrEmpty, ONE_ADDRESS } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { customerLabel } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { pastDay } from '@/domain/time/past-date';
import { paths } from '@/domain/navigation/paths';
import { isDay } from '@/domain/core/calendar-day';
import type { Day } from '@/domain/time/time';
import { formatAddress, mapsHref } from '@/shared/format/address';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { usePastDate } from '@/shared/forms/frame/past-date';
import { ContactBar } from '@/shared/ui/record/contact-bar';
import { MailText } from '@/shared/ui/text/mail-text';
import { DateText } from '@/shared/ui/text/date-text';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/record/facts';
import { PhoneFact } from '@/shared/ui/record/phone-fact';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { FollowUpText } from '../list/follow-up-text';
import { InsuranceFacts } from './insurance-facts';
import type { CustomerActions } from './use-customer-actions';

export type CustomerSideProps = {
  readonly customer: Customer;
  readonly today: Day;
  readonly mayEdit: boolean;
  readonly salesperson: string;
  readonly picture: string;
  readonly actions: Pick<CustomerActions, 'setContact' | 'followUp'>;
  readonly onAppointment: () => void;
  readonly onAssign: () => void;
};

const emailProblem = (text: string) =>
  isEmailOrEmpty(addressIn(text))
    ? null
    : hasSeveralAddresses(text)
      ? ONE_ADDRESS
      : ERROR_SENTENCES['invalid-email'];

/** Contact, dates, people and insurance of a customer; single fields are edited in place. */
export function CustomerSide(props: CustomerSideProps) {
  const { customer, today, mayEdit, salesperson, picture, actions, onAppointment, onAssign } = props;
  const place = useFormat();
  const { country } = place;
  const { askPast, question } = usePastDate('Set');
  const address = formatAddress(customer, country);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ContactBar phone={customer.phone} email={customer.email} address={address} />
        <SideSection title="Contact">
          <Facts>
            <PhoneFact
              label={customerLabel('phone')}
              phone={customer.phone}
              disabled={!mayEdit}
              onSave={(phone) => actions.setContact({ phone })}
            />
            {customer.phoneAlt && (
              <Fact label={customerLabel('phoneAlt')}>
                <PhoneText phone={customer.phoneAlt} />
              </Fact>
            )}
            <EditableFact
              label={customerLabel('email')}
              type="email"
              value={customer.email}
              display={customer.email && <MailText address={customer.email} />}
              validate={emailProblem}
              disabled={!mayEdit}
              onSave={(text) => actions.setContact({ email: addressIn(text) })}
            />
            <Fact label="Address">
              {address ? (
                <Link
                  href={mapsHref(address)}
                  target="_blank"
                  rel="noopener"
                  color="inherit"
                  sx={{ fontWeight: 400 }}
                >
                  {address}
                </Link>
              ) : (
                'Not set'
              )}
            </Fact>
            {customer.accessNotes && <Fact label={customerLabel('accessNotes')}>{customer.accessNotes}</Fact>}
            <Fact label={customerLabel('leadSource')}>
              {[customer.leadSource, customer.referredBy].filter(Boolean).join(', ') || 'Not set'}
            </Fact>
          </Facts>
        </SideSection>
      </Box>
      <SideSection
        title="Dates"
        action={
          mayEdit && (
            <SideAction
              onClick={onAppointment}
              label={`${customer.appointmentTime === null ? 'Set' : 'Move'} the appointment`}
            >
              {customer.appointmentTime === null ? 'Set' : 'Move'}
            </SideAction>
          )
        }
      >
        <Facts>
          <Fact label={customerLabel('appointmentTime')}>
            {customer.appointmentTime === null ? 'Not set' : formatDateTime(customer.appointmentTime, place)}
          </Fact>
          {customer.appointmentOutcome !== '' && (
            <Fact label={customerLabel('appointmentOutcome')}>{customer.appointmentOutcome}</Fact>
          )}
          <EditableFact
            label={customerLabel('nextFollowUp')}
            type="date"
            value={customer.nextFollowUp}
            display={customer.nextFollowUp && <FollowUpText day={customer.nextFollowUp} today={today} />}
            validate={(day) => (day === '' || isDay(day) ? null : 'Choose a day of the calendar.')}
            disabled={!mayEdit}
            onSave={(day) => askPast(pastDay(day, today), () => actions.followUp(day))}
          />
          <Fact label="Lead since">
            <DateText at={customer.createdAt} kind="day" />
          </Fact>
          {customer.soldAt !== null && (
            <Fact label="Sold">
              <DateText at={customer.soldAt} kind="day" />
            </Fact>
          )}
        </Facts>
        {question}
      </SideSection>
      <SideSection
        title={customerLabel('assignees')}
        action={
          mayEdit && (
            <SideAction
              onClick={onAssign}
              label={`${customer.salesperson ? 'Change' : 'Assign'} the salesperson`}
            >
              {customer.salesperson ? 'Change' : 'Assign'}
            </SideAction>
          )
        }
      >
        {customer.salesperson ? (
          <PersonName name={salesperson} picture={picture} note={customerLabel('salesperson')} />
        ) : (
          'Nobody sells to them yet.'
        )}
      </SideSection>
      <SideSection
        title="Insurance"
        action={
          mayEdit && (
            <SideAction label="Edit the insurance" to={`${paths.editCustomer(customer.uuid)}#insurance`}>
              Edit
            </SideAction>
          )
        }
      >
        <InsuranceFacts insurance={customer.insurance} />
      </SideSection>
    </>
  );
}
