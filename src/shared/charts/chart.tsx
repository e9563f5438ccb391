import { useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';

export type ChartProps = {
  /** Read aloud in place of the drawing; the numbers belong into a table or sentence beside it. */
  readonly label: string;
  /** ApexCharts' own options; type, series and axes. Colours and type follow the theme. */
  readonly options: ApexOptions;
  /** In pixels. */
  readonly height?: number;
};

/** A chart in the theme's colours. */
export function Chart({ label, options, height = 260 }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    if (place.current === null) return undefined;
    const chart = new ApexCharts(place.current, themed(options, theme, height));
    void chart.render();
    return () => chart.destroy();
  }, [options, theme, height]);
  return (
    <Box
      ref={place}
      role="img"
      aria-label={label}
      sx={{
        minHeight: height,
        direction: 'ltr',
        // Not a part that scrolls, which a keyboard would have to reach.
        '& .apexcharts-legend': { overflow: 'visible !important' },
      }}
    />
  );
}

function themed(options: ApexOptions, { palette, typography }: Theme, height: number): ApexOptions {
  const { chart, xaxis, yaxis, ...rest } = options;
  return {
    colors: [palette.primary.main, palette.success.main, palette.attention.main, palette.error.main],
    grid: { borderColor: palette.divider, strokeDashArray: 3 },
    dataLabels: { enabled: false },
    stroke: { width: 2, curve: 'straight' },
    legend: { labels: { colors: palette.text.secondary }, fontSize: '12px' },
    tooltip: { theme: palette.mode },
    ...rest,
    chart: {
      ...chart,
      height,
      background: 'transparent',
      foreColor: palette.text.secondary,
      // The page's table has the numbers, and a drawing that moves shows nothing more.
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      ...(typography.fontFamily !== undefined && { fontFamily: typography.fontFamily }),
    },
    theme: { mode: palette.mode },
    ...(xaxis && {
      xaxis: { ...xaxis, axisBorder: { color: palette.divider }, axisTicks: { color: palette.divider } },
    }),
    ...(yaxis && { yaxis }),
  };
}
