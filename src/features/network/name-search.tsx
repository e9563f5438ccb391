import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { findPeople } from '@/data/network/network';
import type { FoundPerson } from '@/data/network/network';
import { useAction } from '@/shared/feedback/use-action';
import { Card } from '@/shared/ui/page/card';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

import { RequestDialog } from './request-dialog';

/** Finds users who chose to be findable, by name or business. */
export function NameSearch() {
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null);
  const [asked, setAsked] = useState<FoundPerson | null>(null);
  const { busy, run } = useAction();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => setFound(await findPeople(name)));
  };
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">By name</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Finds people and businesses who chose to be found, by three letters or more.
        </Typography>
      </Box>
      <Box
        component="form"
        aria-label="By name"
        onSubmit={handleSubmit}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}
      >
        <TextField
          fullWidth
          label="Name or business"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outlined" loading={busy} sx={{ flex: 'none' }}>
          Search
        </Button>
      </Box>
      <div role="status">
        {found?.length === 0 && 'Nobody by that name chose to be found. Ask them for their link instead.'}
      </div>
      {found !== null && found.length > 0 && (
        <Box component="ul" aria-label="People found" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.map((person) => (
            <Box
              component="li"
              key={person.uid}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <PersonAvatar name={person.name} size={32} />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 500 }} dir="auto">
                  {person.name}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{person.business}</Typography>
              </Box>
              <Button
                variant="outlined"
                aria-label={`Connect with ${person.name}`}
                onClick={() => setAsked(person)}
              >
                Connect
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {asked !== null && (
        <RequestDialog
          by="person"
          to={asked.uid}
          title={`Ask ${asked.name} to connect`}
          onSent={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
