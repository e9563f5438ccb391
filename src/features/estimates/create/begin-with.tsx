import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Icon } from '@/shared/ui/text/icon';

const TemplateDialog = lazyDialog(async () => (await import('../templates/template-dialog')).TemplateDialog);

export type BeginWithProps = {
  readonly template: EstimateTemplate | null;
  readonly onChoose: (template: EstimateTemplate | null) => void;
};

/** The template that a new estimate begins with, or none. */
export function BeginWith({ template, onChoose }: BeginWithProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {template && (
        <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          Begins with <b dir="auto">{template.name}</b>
        </Box>
      )}
      <Button
        variant="outlined"
        startIcon={<Icon of={ClipboardList} size={18} />}
        onClick={() => setOpen(true)}
      >
        {template ? 'Another template' : 'From a template'}
      </Button>
      {template && (
        <Button variant="text" onClick={() => onChoose(null)}>
          No template
        </Button>
      )}
      <TemplateDialog
        open={isOpen}
        submitLabel="Begin with it"
        onUse={(chosen) => {
          onChoose(chosen);
          return null;
        }}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}
