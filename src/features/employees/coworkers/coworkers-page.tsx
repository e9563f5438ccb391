import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/paths';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageFrame } from '@/shared/ui/page-frame';
import { CoworkerCard } from './coworker-card';
import { useCoworkers } from './use-coworkers';

/** /app/company/coworkers: who works here, how to reach them, and what they do today. */
export function CoworkersPage() {
  const { companyUser } = useUser();
  if (companyUser) return <Coworkers />;
  return (
    <PageFrame title="Coworkers">
      <EmptyState
        title="You work alone"
        text="Found a company when others join you. Then they stand here."
        actions={
          <Button variant="contained" component={Link} to={paths.addCompany}>
            Add Company
          </Button>
        }
      />
    </PageFrame>
  );
}

function Coworkers() {
  const { people, days, zone } = useCoworkers();
  const [showsFormer, setShowsFormer] = useState(false);
  const active = people.filter((person) => person.active);
  const shown = showsFormer ? people : active;
  return (
    <PageFrame
      title="Coworkers"
      count={active.length}
      actions={
        active.length < people.length && (
          <FormControlLabel
            control={
              <Switch checked={showsFormer} onChange={({ target }) => setShowsFormer(target.checked)} />
            }
            label="Show who left"
          />
        )
      }
    >
      <Box
        component="ul"
        aria-label="Coworkers"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          gap: 2,
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {shown.map((person) => (
          <li key={person.uid}>
            <CoworkerCard person={person} day={days && (days.get(person.uid) ?? [])} zone={zone} />
          </li>
        ))}
      </Box>
    </PageFrame>
  );
}
