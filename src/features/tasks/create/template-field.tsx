import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';

export type TemplateFieldProps = { readonly label: string; readonly templates: readonly TaskTemplate[] };

/** The template whose steps a new task gets. Its name is the task's title while none was typed. */
export function TemplateField({ label, templates }: TemplateFieldProps) {
  const { country } = useFormat();
  const [{ value: id }, , template] = useField<string>('template');
  const [title, , setTitle] = useField<string>('title');
  const nameOf = (wanted: string) => templates.find((one) => one.id === wanted)?.name ?? '';
  const steps = templates.find((one) => one.id === id)?.steps ?? [];
  const choose = (next: string) => {
    const isTyped = title.value.trim() !== '' && title.value !== nameOf(id);
    if (!isTyped) void setTitle.setValue(nameOf(next), false);
    void template.setValue(next, false);
  };
  return (
    <TextField
      select
      label={label}
      value={id}
      helperText={steps.length > 0 && `${plural(steps.length, 'step', country)}: ${steps.join(', ')}.`}
      slotProps={{ select: { displayEmpty: true } }}
      onChange={({ target }) => choose(target.value)}
    >
      <MenuItem value="">None</MenuItem>
      {templates.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
