import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import { AsyncView } from '@/shared/ui/states/async-view';
import { CardSkeletons } from '@/shared/ui/list/card-skeletons';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { WorkAlone } from '../work-alone';
import { CoworkerCard } from './coworker-card';
import { useCoworkers } from './use-coworkers';

/** /app/company/coworkers: the company's people, their contacts, and their day. */
export function CoworkersPage() {
  const { companyUser } = useUser();
  if (companyUser) return <Coworkers />;
  return (
    <PageFrame title="Coworkers">
      <WorkAlone text="Found a company when others join you, and you see them here." />
    </PageFrame>
  );
}

function Coworkers() {
  const { status, error, retry, people, days } = useCoworkers();
  const [showsFormer, setShowsFormer] = useState(false);
  const { hash } = useLocation();
  if (status === 'loading' || status === 'error')
    return (
      <PageFrame title="Coworkers">
        <AsyncView status={status} error={error} onRetry={retry} skeleton={<CardSkeletons cards={3} />} />
      </PageFrame>
    );
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
          <Box
            component="li"
            key={person.uid}
            tabIndex={-1}
            ref={hash === `#${person.uid}` ? goToCard : undefined}
            sx={{
              borderRadius: '10px',
              '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <CoworkerCard person={person} day={days && (days.get(person.uid) ?? [])} />
          </Box>
        ))}
      </Box>
    </PageFrame>
  );
}

/** Shows the card that the palette asked for; the focus tells it apart. */
function goToCard(card: HTMLElement | null) {
  card?.focus();
}
