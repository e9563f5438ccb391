import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import type { Connection } from '@/domain/network/connection';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';

import { ConnectionRow } from './connection-row';
import { OfferedTrackers } from './handover/offered-trackers';
import { useNetwork } from './use-network';

const TITLES = {
  waiting: 'Waiting for you',
  connected: 'Connected',
  sent: 'Sent requests',
  blocked: 'Blocked',
} as const;

/** The lists of received requests, connections, sent requests and blocked users. */
export function NetworkLists() {
  const { lists, isEmpty, status, problems, retry } = useNetwork();
  return (
    <>
      <ProblemRows problems={problems} />
      <AsyncView
        status={status}
        data={status === 'loading' && isEmpty ? undefined : lists}
        isEmpty={() => isEmpty}
        skeleton={<ListSkeleton rows={4} />}
        onRetry={retry}
        empty={
          <EmptyState
            art={<EmptyLeads width={160} />}
            title="Nobody in your network yet"
            text="Connect with the roofers, suppliers and subcontractors you work with. They see your name and business, nothing else."
            actions={
              <Button variant="outlined" component={Link} to={paths.addToNetwork}>
                Find a person
              </Button>
            }
          />
        }
      >
        {(shown) => (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <OfferedTrackers partners={shown.connected.map(({ other }) => other)} />
            {(['waiting', 'connected', 'sent', 'blocked'] as const).map((list) => (
              <List key={list} title={TITLES[list]} connections={shown[list]} />
            ))}
          </Box>
        )}
      </AsyncView>
    </>
  );
}

function List({
  title,
  connections,
}: {
  readonly title: string;
  readonly connections: readonly Connection[];
}) {
  const headingId = useId();
  if (connections.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {title}{' '}
        <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {connections.length}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, borderTop: 1, borderColor: 'divider' }}>
        {connections.map((connection) => (
          <ConnectionRow key={connection.uuid} connection={connection} />
        ))}
      </Box>
    </Box>
  );
}
