import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';

export type TemplateListProps = {
  readonly templates: readonly EstimateTemplate[];
  readonly onChoose: (template: EstimateTemplate) => void;
};

/** Templates to choose from, with their kind of work and how much they hold. */
export function TemplateList({ templates, onChoose }: TemplateListProps) {
  const { country } = useFormat();
  return (
    <Box component="ul" aria-label="Templates" sx={list}>
      {templates.map((template) => {
        const { uuid, name, description, lines, options } = template;
        const holds = [
          plural(lines.length, 'line', country),
          ...(options.length > 1 ? [plural(options.length, 'option', country)] : []),
        ];
        return (
          <li key={uuid}>
            <ButtonBase onClick={() => onChoose(template)} sx={row}>
              <span dir="auto">{name}</span>
              <small>{holds.join(', ')}</small>
              {description !== '' && (
                <small dir="auto" className="kind">
                  {description}
                </small>
              )}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { borderBottom: 1, borderColor: 'divider' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  width: '100%',
  minHeight: 48,
  alignContent: 'center',
  px: 1,
  py: 1,
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
  '& .kind': { gridColumn: '1 / -1' },
} as const;
