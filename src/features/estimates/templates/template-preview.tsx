import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isInOption } from '@/domain/estimates/estimate-sums';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { inOrder } from '@/domain/estimates/line-order';
import { optionName } from '@/shared/format/lines/option-name';
import { LineList } from '../record/line-list';

export type TemplatePreviewProps = {
  readonly template: EstimateTemplate;
  /** Which lines keep the template's own price; '' for none. */
  readonly notice: string;
};

/** The lines of a template with today's prices, by its options. */
export function TemplatePreview({ template, notice }: TemplatePreviewProps) {
  const { options, lines } = template;
  const ordered = inOrder(lines);
  return (
    <Box role="region" aria-label={`Lines of ${template.name}`} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {notice !== '' && <Alert severity="warning">{notice}</Alert>}
      {options.length <= 1 ? (
        <LineList lines={ordered} />
      ) : (
        options.map(({ id }) => (
          <div key={id}>
            <Typography variant="h4" component="h3" dir="auto">
              {optionName(options, id)}
            </Typography>
            <LineList lines={ordered.filter((line) => isInOption(line, id))} />
          </div>
        ))
      )}
    </Box>
  );
}
