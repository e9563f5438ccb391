import Home from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useOpenedRecord } from '@/data/live/use-live';
import { customerRef } from '@/data/customers/customers';
import { useRecordPrice } from '@/data/money/use-record-price';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import type { Customer } from '@/domain/customers/customer';
import { isOver } from '@/domain/customers/appointment-outcome';
import { customerNoun } from '@/domain/customers/noun';
import { customerLane, nextAction } from '@/domain/customers/customer-status';
import type { LaneStop } from '@/domain/customers/customer-status';
import { paths } from '@/domain/navigation/paths';
import { CUSTOMER_REASONS, reasonsFor } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import { dayOf } from '@/domain/time/time';
import { may, mayOn, seesAll } from '@/domain/access/viewer';
import { shortAddress } from '@/shared/format/address';
import { formatDate, formatRelative } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useNote } from '@/features/history/public';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';
import { useListPosition } from '@/shared/ui/list/list-position';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { RecordView } from '@/shared/ui/record/record-view';
import { StageRail } from '@/shared/ui/record/stage-rail';
import { SubStatusMenu } from '@/shared/ui/menus/sub-status-menu';
import { LazyMergedFrom } from '../merge/lazy-merged-from';
import { MergedNotice } from '../merge/merged-notice';
import { useForgetSentLead } from '../form/sent-lead';
import { useCustomerSlots } from '../slots';
import { becauseOf } from './because';
import type { CustomerDialog } from './customer-dialogs';
import { customerMenu } from './customer-menu';
import { CustomerSide } from './customer-side';
import { homeListOf } from './home-list';
import { NextActionButton } from './next-action-button';
import { OverviewTab } from './overview-tab';
import { StatusMenu } from './status-menu';
import { TimelineTab } from './timeline-tab';
import { useCustomerActions } from './use-customer-actions';
import { useLanding } from './use-landing';
import type { Place } from '@/domain/format/formats';

// Most appointments are not over.
const OutcomeQuestions = lazyOrNothing(
  async () => (await import('@/features/appointments/public')).OutcomeQuestions,
);
const CustomerDialogs = lazyDialog(async () => (await import('./customer-dialogs')).CustomerDialogs);

/** /app/customers/{customerId}: one lead or customer. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const live = useOpenedRecord(customerId ? customerRef(customerId) : null);
  return (
    <RecordView noun={customerNoun} live={live} back={homeListOf('Open')}>
      {(customer) => (
        // Drafts and dialogs belong to one customer: the arrows to the next one reset them.
        <CustomerRecord key={customer.uuid} customer={customer} pending={live.pending} />
      )}
    </RecordView>
  );
}

type CustomerRecordProps = { readonly customer: Customer; readonly pending: boolean };

/** The record screen of one customer: next action, progress, and all facts. */
function CustomerRecord({ customer, pending }: CustomerRecordProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { settings } = useSettings();
  const place = useFormat();
  const now = useNow();
  const slots = useCustomerSlots();
  const { people, byUid, nameOf } = usePeople();
  const actions = useCustomerActions(customer);
  const [dialog, setDialog] = useState<CustomerDialog | null>(null);

  const mayEdit = mayOn(viewer, 'customers:edit', customer);
  const mayDelete = mayOn(viewer, 'customers:delete', customer);
  const price = useRecordPrice(customer.uuid);
  const action = mayEdit ? nextAction(customer, now) : null;
  const home = homeListOf(customer.listOrganizer);
  const list = useListPosition('customers', customer.uuid, paths.customer, home);
  const because = becauseOf(customer, action, now, place);
  const landing = useLanding(customer, !address.has('tab'));
  const note = useNote(customer.uuid);
  useForgetSentLead(customer.uuid, !pending);
  const canSell = slots !== null && customer.listOrganizer === 'Open' && may(viewer, 'trackers:edit');
  const markSold = canSell ? { onMarkSold: () => slots.markSold(customer) } : {};

  const move = (to: CustomerStatus) => {
    if (reasonsFor(CUSTOMER_REASONS, to).length > 0) setDialog({ kind: 'reason', to });
    else actions.move(to);
  };

  return (
    <RecordFrame
      list={list}
      title={customer.name}
      pending={pending}
      status={
        <>
          <StatusMenu customer={customer} mayEdit={mayEdit} onMove={move} />
          {customer.listOrganizer === 'Open' && (
            <SubStatusMenu
              subStatuses={settings.subStatuses}
              noun="customer"
              status={customer.customerStatus}
              value={customer.subStatus}
              mayEdit={mayEdit}
              onChange={actions.setSubStatus}
            />
          )}
        </>
      }
      because={because ?? undefined}
      nextAction={
        action && (
          <NextActionButton
            action={action}
            trackerTo={paths.tracker(customer.trackerId)}
            {...markSold}
            onCall={() => setDialog({ kind: 'call' })}
            onAppointment={() => setDialog({ kind: 'appointment' })}
            onReview={() => setDialog({ kind: 'review' })}
            onMove={move}
            onRestore={actions.restore}
          />
        )
      }
      menu={customerMenu(customer, {
        seesInvoices: may(viewer, 'invoices:view'),
        mayCreateJob: may(viewer, 'jobs:edit') && may(viewer, 'trackers:edit'),
        mayEdit,
        mayDelete,
        mayMerge: mayDelete && seesAll(viewer) && customer.mergedInto === '',
        ...markSold,
        onOpen: setDialog,
        // The work below a customer may go on: the dialog asks about it.
        onArchive: () => (customer.trackerId === '' ? actions.archive() : setDialog({ kind: 'archive' })),
        onRestore: actions.restore,
      })}
      meta={metaOf(customer)}
      rail={
        customer.mergedInto !== '' ? (
          <MergedNotice customer={customer} mayUndo={mayEdit && seesAll(viewer)} />
        ) : (
          <>
            {isOver(customer, now) && <OutcomeQuestions customers={[customer]} />}
            {mayEdit && seesAll(viewer) && <LazyMergedFrom customer={customer} now={now} />}
            {customer.listOrganizer !== 'Archive' && (
              <StageRail
                stages={customerLane(customer).map((stop, index, stops) => ({
                  ...stop,
                  ...captionOf(
                    customer,
                    { ...stop, isFirst: index === 0, isLast: index === stops.length - 1 },
                    now,
                    place,
                  ),
                }))}
              />
            )}
          </>
        )
      }
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <OverviewTab
              customer={customer}
              customFields={settings.customFields}
              {...(price && { value: price })}
              mayEdit={mayEdit}
              onValue={(cents) => actions.setValue(cents, price?.record ?? null)}
            />
          ),
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: <TimelineTab customer={customer} mayEdit={mayEdit} actions={actions} />,
        },
      ]}
      // A started note continues where it was started.
      landing={note.body === '' ? landing : 'timeline'}
      side={
        <CustomerSide
          customer={customer}
          today={dayOf(now, place.zone)}
          mayEdit={mayEdit}
          salesperson={nameOf(customer.salesperson)}
          picture={byUid.get(customer.salesperson)?.picture ?? ''}
          actions={actions}
          onAppointment={() => setDialog({ kind: 'appointment' })}
          onAssign={() => setDialog({ kind: 'assign' })}
        />
      }
      dialogs={
        <CustomerDialogs
          open={dialog !== null}
          customer={customer}
          dialog={dialog}
          zone={place.zone}
          people={people}
          actions={actions}
          onDeleted={() => {
            note.sent();
            void navigate(list.back.to);
          }}
          onOpen={setDialog}
          onClose={() => setDialog(null)}
        />
      }
    />
  );
}

function metaOf(customer: Customer) {
  const { claimNumber, carrier } = customer.insurance;
  const place = shortAddress(customer);
  return [
    ...(place ? [{ icon: MapPin, text: place }] : []),
    ...(customer.productOfInterest ? [{ icon: Home, text: customer.productOfInterest }] : []),
    ...(claimNumber || carrier
      ? [{ icon: Shield, text: carrier ? `${carrier} claim` : 'Insurance claim' }]
      : []),
  ];
}

type Stop = Pick<LaneStop, 'state'> & { readonly isFirst: boolean; readonly isLast: boolean };

/** When the stop was reached, as far as the record knows. */
function captionOf(customer: Customer, stop: Stop, now: number, place: Place): { readonly caption?: string } {
  if (stop.isLast && customer.soldAt !== null) return { caption: formatDate(customer.soldAt, place, now) };
  if (stop.isFirst && stop.state === 'done') return { caption: formatDate(customer.createdAt, place, now) };
  if (stop.state === 'skipped') return { caption: 'skipped' };
  if (stop.state === 'now') return { caption: formatRelative(customer.statusAt ?? customer.createdAt, now) };
  return {};
}
