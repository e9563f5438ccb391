import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import GitCompare from 'lucide-react/icons/git-compare';
import type { ReactNode } from 'react';

import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { aboutSx, headingSx, noteSx } from './estimate-styles';

export type EstimateHeadProps = {
  readonly issued: IssuedEstimate;
  readonly now: number;
  readonly titleAs: 'h1' | 'h3';
  readonly notes?: ReactNode;
};

/** What the estimate is for, how long it is good, what is new in it, and the office's words to the client. */
export function EstimateHead({ issued, now, titleAs, notes }: EstimateHeadProps) {
  const formats = useFormat();
  const { number, version, kind, title, client, validUntil, versionNote, clientText } = issued;
  const named = kind === 'Change' ? ['Change to your project', number] : [`Estimate ${number}`.trim()];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 3, pb: 3 }}>
      <div>
        <Typography className="tn" sx={{ mb: 1, color: 'text.secondary', fontWeight: 500 }}>
          {[...named, version > 0 ? `version ${version}` : ''].filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="h1" component={titleAs} dir="auto" sx={headingSx}>
          {title}
        </Typography>
        <Typography component="p" variant="subtitle1" dir="auto" sx={aboutSx}>
          {[client.name, client.address].filter((text) => text !== '').join(', ')}
        </Typography>
        {validUntil !== '' && (
          <Typography component="p" variant="subtitle1" sx={{ color: 'text.secondary' }}>
            Good until {formatDay(validUntil, formats, now)}.
          </Typography>
        )}
      </div>
      {notes}
      {versionNote.trim() !== '' && version > 1 && (
        <Box sx={noteSx}>
          <Icon of={GitCompare} />
          <Box dir="auto" sx={{ minWidth: 0, whiteSpace: 'pre-line' }}>
            <b>New in version {version}:</b> {versionNote}
          </Box>
        </Box>
      )}
      {clientText.trim() !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {clientText}
        </Typography>
      )}
    </Box>
  );
}
