import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Place } from '@/domain/format/formats';
import { hoursOn } from '@/domain/jobs/workforce';
import type { Day } from '@/domain/time/time';
import { formatHours } from '@/shared/format/dates';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { StatusChip } from '@/shared/ui/text/status-chip';
import type { Workforce } from './use-workforce';
import './workforce.css';

export type PersonDaysProps = {
  readonly force: Workforce;
  readonly place: Place;
  readonly day: Day;
  readonly onOpen: (id: string) => void;
  readonly onOff: (id: string) => void;
};

const visitStyles = {
  justifyContent: 'space-between',
  gap: 1,
  height: 'auto',
  py: 1,
  textAlign: 'left',
  whiteSpace: 'normal',
} as const;

/** One day on a phone: a card for each person with their visits, and whether they are off. */
export function PersonDays({ force, place, day, onOpen, onOff }: PersonDaysProps) {
  const { groups, byRow, trouble } = force;
  const rows = [...groups.flatMap(({ people }) => people), { uid: '', name: 'Nobody yet' }];
  return (
    <Box component="ul" aria-label="People" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ uid, name }) => {
        const visits = (byRow.get(uid) ?? []).filter((visit) => hoursOn(visit, day, place.zone) > 0);
        const off = force.offOf(uid).find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
        if (uid === '' && visits.length === 0) return null;
        return (
          <Box
            key={uid}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1,
              py: 1,
              borderTop: '1px solid var(--jl-divider)',
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
              <PersonAvatar
                name={name}
                picture={force.people.find((one) => one.uid === uid)?.picture ?? ''}
                size={32}
              />
              <Typography variant="h3" component="h2" dir="auto" sx={{ flex: 1, minWidth: 0 }}>
                {name}
              </Typography>
              {visits.length === 0 && !off && (
                <Typography sx={{ color: 'text.secondary' }}>Nothing planned</Typography>
              )}
            </Box>
            {off && (
              <button type="button" className="jl-force-off" onClick={() => onOff(off.uuid)}>
                <span>Off: {off.title}</span>
              </button>
            )}
            {visits.map((visit) => (
              <Button key={visit.uuid} variant="outlined" onClick={() => onOpen(visit.uuid)} sx={visitStyles}>
                <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {visit.streetAddress || visit.customerName || visit.title}
                  <Box component="small" className="tn" sx={{ display: 'block', fontWeight: 400 }}>
                    {formatHours(visit, place)}
                    {trouble.byVisit.get(visit.uuid)?.has(uid) === true && (
                      <>
                        , <Icon of={TriangleAlert} size={12} /> {trouble.byVisit.get(visit.uuid)?.get(uid)}
                      </>
                    )}
                  </Box>
                </Box>
                <StatusChip status={visit.status} />
              </Button>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
