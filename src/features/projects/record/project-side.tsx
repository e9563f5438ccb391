import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { LiveRecord } from '@/data/live/decoded';
import type { Person } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Price } from '@/domain/money/price';
import { paths } from '@/domain/navigation/paths';
import { projectLabel } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { formatAddress } from '@/shared/format/address';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { AddressFact } from '@/shared/ui/record/address-fact';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/record/facts';
import { PeopleSection } from '@/shared/ui/record/people-section';
import { Known } from '@/shared/ui/states/known';
import type { KnownStatus } from '@/shared/ui/states/known';
import { MoneyText } from '@/shared/ui/text/money-text';
import { datesText } from '../dates-text';

export type ProjectSideProps = {
  readonly project: Project;
  /** The budget; null for users who may not see amounts. */
  readonly price: LiveRecord<Price> | null;
  /** Sum of the contracts of its trackers in cents; null for users who may not see trackers. */
  readonly contracts: { readonly status: KnownStatus; readonly cents: number } | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly peopleStatus: KnownStatus;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onBudget: () => void;
};

/** When, where, for whom and with whom a project is, and its budget against its contracts. */
export function ProjectSide(props: ProjectSideProps) {
  const { project, price, contracts, byUid, peopleStatus, mayEdit, onEdit, onBudget } = props;
  const formats = useFormat();
  const now = useNow();
  const address = formatAddress(project, formats.country);
  const budget = price?.record?.amount ?? null;
  const isKnown = price?.status === 'ready' || price?.status === 'missing';
  return (
    <>
      <SideSection title="Plan" action={mayEdit && <SideAction onClick={onEdit}>Change</SideAction>}>
        <Facts>
          <Fact label="Dates">{datesText(project, formats, now) || 'Not set'}</Fact>
          <Fact label={projectLabel('customerName')}>
            <ClientText project={project} />
          </Fact>
          <AddressFact address={address} />
        </Facts>
      </SideSection>
      {price && (
        <SideSection
          title="Money"
          action={
            mayEdit &&
            isKnown && (
              <SideAction label="Change the budget" onClick={onBudget}>
                {budget === null ? 'Set' : 'Change'}
              </SideAction>
            )
          }
        >
          <Facts>
            <Fact label="Budget">
              <Known status={price.status}>
                {budget === null ? 'Not set' : <MoneyText cents={budget} />}
              </Known>
            </Fact>
            {contracts && (
              <Fact label="Contracts">
                <Known status={contracts.status}>
                  <MoneyText cents={contracts.cents} />
                </Known>
              </Fact>
            )}
            {budget !== null && contracts?.status === 'ready' && (
              <Fact label={contracts.cents > budget ? 'Over budget' : 'Left'}>
                <MoneyText cents={Math.abs(budget - contracts.cents)} />
              </Fact>
            )}
          </Facts>
        </SideSection>
      )}
      <PeopleSection
        title={projectLabel('assignees')}
        uids={project.assignees}
        byUid={byUid}
        status={peopleStatus}
        nobody="Nobody yet."
      />
    </>
  );
}

/** The client's name; a customer's leads to their page, for users who may open it. */
function ClientText({ project: { customerName, clientId } }: Pick<ProjectSideProps, 'project'>) {
  const viewer = useViewer();
  if (customerName === '') return 'Not set';
  if (clientId === '' || !may(viewer, 'customers:view')) return <span dir="auto">{customerName}</span>;
  return (
    <Link component={RouterLink} to={paths.customer(clientId)} dir="auto">
      {customerName}
    </Link>
  );
}
