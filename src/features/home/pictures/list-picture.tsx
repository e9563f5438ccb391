import Box from '@mui/material/Box';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { Panel, PanelRow } from './panel';

const LEADS = [
  ['Maria Lund', 'Open Lead'],
  ['Cal Whitcomb', 'Quoted'],
  ['St. Mark’s', 'Contacted'],
] as const;

/** A caller entered in one line above the list of leads. Decorative. */
export function ListPicture() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel sx={{ border: '2px solid', borderColor: 'primary.main' }}>
        <PanelRow>
          <span>
            Maria Lund 555-0177 chimney
            <Box component="span" sx={caretStyles} />
          </span>
        </PanelRow>
      </Panel>
      <Panel sx={{ overflow: 'hidden' }}>
        {LEADS.map(([name, status], index) => (
          <PanelRow key={name} sx={{ bgcolor: index === 0 ? 'action.selected' : undefined }}>
            <span>{name}</span>
            <StatusChip status={status} />
          </PanelRow>
        ))}
      </Panel>
    </Box>
  );
}

const caretStyles = {
  display: 'inline-block',
  width: 2,
  height: '1rem',
  marginInlineStart: '2px',
  verticalAlign: '-3px',
  bgcolor: 'primary.main',
} as const;
