import { phoneHref } from '@/domain/format/phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router-dom';
import type { RosterPerson } from '@/domain/company/company';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { formatTimeOnDay } from '@/shared/format/dates';
import { Card } from '@/shared/ui/page/card';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { PhoneText } from '@/shared/ui/text/phone-text';
import type { DayLine } from './coworker-days';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

export type CoworkerCardProps = {
  readonly person: RosterPerson;
  /** In order of time; null when the viewer may not know it. */
  readonly day: readonly DayLine[] | null;
};

/** A coworker: name, which leads to their profile, contact, and their day. */
export function CoworkerCard({ person, day }: CoworkerCardProps) {
  const { uid, name, role, phone, photo, active, isAdmin } = person;
  const part = active ? [role, isAdmin ? 'Administrator' : ''] : [role, 'Not here any more'];
  return (
    <Card
      sx={{ height: '100%', boxSizing: 'border-box', display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={name} picture={photo} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {active ? (
              <MuiLink component={Link} to={paths.socialProfileOf(uid)} color="inherit" underline="hover">
                {name}
              </MuiLink>
            ) : (
              name
            )}
          </Typography>
          <Typography variant="caption">{part.filter(Boolean).join(' · ')}</Typography>
        </Box>
      </Box>
      {phone !== '' && (
        <Button
          variant="outlined"
          component="a"
          href={phoneHref(phone)}
          startIcon={<Icon of={Phone} size={16} label={`Call ${name}`} />}
          sx={{ alignSelf: 'flex-start' }}
        >
          <PhoneText phone={phone} />
        </Button>
      )}
      {active && day && <Today day={day} />}
    </Card>
  );
}

function Today({ day }: { readonly day: readonly DayLine[] }) {
  const place = useFormat();
  const today = dayOf(useNow(), place.zone);
  if (day.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nothing planned today</Typography>;
  return (
    <Box
      component="ol"
      aria-label="Today"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}
    >
      {day.map((line) => (
        <Box component="li" key={line.id} sx={{ display: 'grid', gridTemplateColumns: '76px 1fr', gap: 1 }}>
          <Box component="span" className="tn" sx={{ color: 'text.secondary' }}>
            {formatTimeOnDay(line, today, place)}
          </Box>
          <MuiLink component={Link} to={line.to} sx={{ overflowWrap: 'anywhere' }}>
            {line.text}
          </MuiLink>
        </Box>
      ))}
    </Box>
  );
}
