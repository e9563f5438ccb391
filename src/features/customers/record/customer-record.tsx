import Home from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOpenedRecord } from '@/data/live/use-live';
import { priceRef } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import type { Customer } from '@/domain/customers/customer';
import { customerLane, nextAction } from '@/domain/customers/customer-status';
import type { LaneStop } from '@/domain/customers/customer-status';
import { paths } from '@/domain/navigation/paths';
import { reasonsFor } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import { dayOf } from '@/domain/time/time';
import { may, mayOn } from '@/domain/access/viewer';
import { shortAddress } from '@/shared/format/address';
import { formatDate, formatRelative } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { StageRail } from '@/shared/ui/record/stage-rail';
import { SubStatusMenu } from '@/shared/ui/menus/sub-status-menu';
import { useForgetSentLead } from '../form/sent-lead';
import { useListPosition } from '../list/list-position';
import { useCustomerSlots } from '../slots';
import { becauseOf } from './because';
import { CustomerDialogs } from './customer-dialogs';
import type { CustomerDialog } from './customer-dialogs';
import { CustomerMenu } from './customer-menu';
import { CustomerSide } from './customer-side';
import { homeListOf } from './home-list';
import { NextActionButton } from './next-action-button';
import { OverviewTab } from './overview-tab';
import { StatusMenu } from './status-menu';
import { noteDraftOf, TimelineTab } from './timeline-tab';
import { useCustomerActions } from './use-customer-actions';
import { useLanding } from './use-landing';
import type { CustomerTab } from './use-landing';
import type { Place } from '@/domain/format/formats';

export type CustomerRecordProps = { readonly customer: Customer; readonly pending: boolean };

const TABS: readonly CustomerTab[] = ['overview', 'timeline'];

/** The record screen of one customer: next action, progress, and all facts. */
export function CustomerRecord({ customer, pending }: CustomerRecordProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { settings } = useSettings();
  const place = useFormat();
  const { zone } = place;
  const now = useNow();
  const slots = useCustomerSlots();
  const { people, byUid, nameOf } = usePeople();
  const actions = useCustomerActions(customer);
  const [dialog, setDialog] = useState<CustomerDialog | null>(null);

  const mayEdit = mayOn(viewer, 'customers:edit', customer);
  const mayPrice = may(viewer, 'pricing:show');
  const price = useOpenedRecord(mayPrice ? priceRef(customer.uuid) : null);
  const action = mayEdit ? nextAction(customer, now) : null;
  const home = homeListOf(customer.listOrganizer);
  const { back, position } = useListPosition(customer.uuid, home);
  const because = becauseOf(customer, action, now, place);
  const asked = TABS.find((name) => name === address.get('tab'));
  const landing = useLanding(customer, asked === undefined);
  const note = useDraft(noteDraftOf(customer.uuid), { body: '' });
  // A started note continues where it was started.
  const tab = asked ?? (note.draft.body === '' ? landing : 'timeline');
  useForgetSentLead(customer.uuid, !pending);
  const self = paths.customer(customer.uuid);
  const canSell = slots !== null && customer.listOrganizer === 'Open' && may(viewer, 'trackers:edit');
  const markSold = canSell ? { onMarkSold: () => slots.markSold(customer) } : {};

  const move = (to: CustomerStatus) => {
    if (reasonsFor(to).length > 0) setDialog({ kind: 'reason', to });
    else actions.move(to);
  };

  return (
    <RecordFrame
      back={back}
      {...(position && { position })}
      title={customer.name}
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
          {pending && <PendingMark />}
        </>
      }
      {...(because && { because })}
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
      menu={
        <CustomerMenu
          customer={customer}
          mayEdit={mayEdit}
          mayDelete={mayOn(viewer, 'customers:delete', customer)}
          {...markSold}
          onOpen={setDialog}
          onArchive={actions.archive}
          onRestore={actions.restore}
        />
      }
      meta={metaOf(customer)}
      rail={
        customer.listOrganizer !== 'Archive' && (
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
        )
      }
      tabs={[
        { id: 'overview', label: 'Overview', to: `${self}?tab=overview` },
        { id: 'timeline', label: 'Timeline', to: `${self}?tab=timeline` },
      ]}
      {...(tab !== null && { tab })}
      side={
        <CustomerSide
          customer={customer}
          today={dayOf(now, zone)}
          mayEdit={mayEdit}
          salesperson={nameOf(customer.salesperson)}
          picture={byUid.get(customer.salesperson)?.picture ?? ''}
          actions={actions}
          onAppointment={() => setDialog({ kind: 'appointment' })}
          onAssign={() => setDialog({ kind: 'assign' })}
        />
      }
    >
      {tab === null && <ListSkeleton rows={5} />}
      {tab === 'overview' && (
        <OverviewTab
          customer={customer}
          customFields={settings.customFields}
          {...(mayPrice && { value: price })}
          mayEdit={mayEdit}
          onValue={(cents) => actions.setValue(cents, price.record)}
        />
      )}
      {tab === 'timeline' && <TimelineTab customer={customer} mayEdit={mayEdit} actions={actions} />}
      <CustomerDialogs
        customer={customer}
        dialog={dialog}
        zone={zone}
        people={people}
        actions={actions}
        onDeleted={() => {
          note.clearDraft();
          void navigate(back.to);
        }}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
      />
    </RecordFrame>
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
