import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { Panel, PanelRow } from './panel';

const AMOUNTS = [
  ['New roof, 28 squares', '$15,850.00'],
  ['Sales tax', '$1,180.00'],
] as const;

/** A work agreement's price with tax and total, and its sent invoice. Decorative. */
export function InvoicingPicture() {
  return (
    <Panel>
      <PanelRow>
        <Typography variant="subtitle2" component="span">
          418 Alder Street
        </Typography>
        <StatusChip status="Invoiced" />
      </PanelRow>
      {AMOUNTS.map(([what, amount]) => (
        <PanelRow key={what}>
          <span>{what}</span>
          <span className="tn">{amount}</span>
        </PanelRow>
      ))}
      <PanelRow sx={{ fontWeight: 600 }}>
        <span>Total</span>
        <Box component="span" className="tn">
          $17,030.00
        </Box>
      </PanelRow>
    </Panel>
  );
}
