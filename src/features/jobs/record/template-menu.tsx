import Box from '@mui/material/Box';
import { newId } from '@/data/core/ids';
import { addSteps } from '@/domain/jobs/checklist';
import type { Checklist } from '@/domain/jobs/checklist';
import { MAX_CHECKLIST, missingSteps } from '@/domain/company/task-templates';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { MenuButton } from '@/shared/ui/menus/menu-button';

export type TemplateMenuProps = {
  readonly items: Checklist;
  readonly templates: readonly TaskTemplate[];
  readonly onChange: (items: Checklist, label: string) => void;
};

/** Appends the steps of a template to a checklist, except those it has. */
export function TemplateMenu({ items, templates, onChange }: TemplateMenuProps) {
  const room = MAX_CHECKLIST - items.length;
  return (
    <Box sx={{ mt: 1 }}>
      <MenuButton
        variant="outlined"
        size="small"
        label="Add steps from a template"
        items={templates.map(({ id, name, steps }) => {
          const missing = missingSteps(items, steps).length;
          return {
            id,
            label: name,
            ...(missing > 0 && missing <= room && { count: missing }),
            disabled: missing === 0 || missing > room,
            reason:
              missing === 0 ? 'All its steps are there.' : `A checklist has at most ${MAX_CHECKLIST} steps.`,
            onSelect: () => onChange(addSteps(items, steps, newId), `Steps added from ${name}`),
          };
        })}
      />
    </Box>
  );
}
