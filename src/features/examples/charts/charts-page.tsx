import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ApexOptions } from 'apexcharts';
import { useMemo, useState } from 'react';
import { dayOf } from '@/domain/time/time';
import { Chart } from '@/shared/charts/chart';
import { Card } from '@/shared/ui/page/card';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { ExampleFrame } from '../example-frame';
import { exampleFigures } from './example-figures';
import type { Figure } from './example-figures';

type Kind = 'bar' | 'area' | 'donut';

/** /app/extra/charts/apex: three charts of the example world, each with its numbers. */
export function ChartsPage() {
  const [figures] = useState(() =>
    exampleFigures(dayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)),
  );
  return (
    <ExampleFrame title="Charts" text="Charts of the example roofing company, drawn by ApexCharts.">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        <ChartCard title="New leads by month" kind="area" figures={figures.leadsByMonth} />
        <ChartCard title="Open leads by status" kind="bar" figures={figures.leadsByStatus} />
        <ChartCard title="Leads by source" kind="donut" figures={figures.leadsBySource} />
      </Box>
    </ExampleFrame>
  );
}

type ChartCardProps = { readonly title: string; readonly kind: Kind; readonly figures: readonly Figure[] };

function ChartCard({ title, kind, figures }: ChartCardProps) {
  const options = useMemo(() => optionsOf(kind, figures), [kind, figures]);
  return (
    <Card>
      <TitledSection title={title}>
        <Box sx={{ pt: 2 }}>
          <Chart label={`${title}: the table below has the numbers`} options={options} />
        </Box>
        <Table size="small" aria-label={title}>
          <TableBody>
            {figures.map(({ label, value }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TitledSection>
    </Card>
  );
}

function optionsOf(kind: Kind, figures: readonly Figure[]): ApexOptions {
  const labels = figures.map(({ label }) => label);
  const values = figures.map(({ value }) => value);
  if (kind === 'donut') return { chart: { type: 'donut' }, labels, series: values };
  return {
    chart: { type: kind },
    series: [{ name: 'Leads', data: values }],
    xaxis: { categories: labels },
    ...(kind === 'bar' && { plotOptions: { bar: { horizontal: true, borderRadius: 4 } } }),
  };
}
