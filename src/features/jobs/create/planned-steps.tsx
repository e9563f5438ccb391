import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { newId } from '@/data/core/ids';
import { MAX_CHECKLIST, MAX_STEP, templatesFor } from '@/domain/company/task-templates';
import type { PlannedStep, TaskTemplate } from '@/domain/company/task-templates';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { Icon } from '@/shared/ui/text/icon';
import { chosenTemplates, plannedSteps } from './create-job.schema';
import type { CreateJobValues } from './create-job.schema';

export type PlannedStepsProps = {
  readonly templates: readonly TaskTemplate[];
};

/** The checklist of a new job: the steps of the templates for its type, each removable. Nothing without a template. */
export function PlannedSteps({ templates }: PlannedStepsProps) {
  const { country } = useFormat();
  const { values, setValues } = useFormikContext<CreateJobValues>();
  const fitting = templatesFor(templates, values.jobType);
  const steps = plannedSteps(templates, values);
  if (fitting.length === 0 && steps.length === 0) return null;
  // From the first edit on the form owns the steps, and templates only add or remove theirs.
  const keep = (next: readonly PlannedStep[]) =>
    void setValues({
      ...values,
      steps: next,
      follows: chosenTemplates(templates, values).map(({ id }) => id),
    });
  const toggle = (id: string, isOn: boolean) =>
    void setValues({
      ...values,
      off: isOn ? values.off.filter((one) => one !== id) : [...values.off, id],
    });
  return (
    <Box component="section" aria-label="Checklist">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Checklist
      </Typography>
      {fitting.map(({ id, name, steps: brought }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex' }}
          label={`${name}, ${plural(brought.length, 'step', country)}`}
          control={<Checkbox checked={!values.off.includes(id)} onChange={(_, isOn) => toggle(id, isOn)} />}
        />
      ))}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <Box component="li" key={step.id} sx={{ display: 'flex', gap: 0.5, mt: 1 }}>
            <TextField
              size="small"
              fullWidth
              value={step.text}
              onChange={({ target }) => keep(steps.with(index, { ...step, text: target.value, from: '' }))}
              slotProps={{ htmlInput: { 'aria-label': `Step ${index + 1}`, maxLength: MAX_STEP } }}
            />
            <IconButton
              aria-label={`Remove step ${index + 1}`}
              onClick={() => keep(steps.toSpliced(index, 1))}
            >
              <Icon of={X} size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        variant="text"
        startIcon={<Icon of={Plus} size={18} />}
        disabled={steps.length >= MAX_CHECKLIST}
        onClick={() => keep([...steps, { id: newId(), text: '', from: '' }])}
      >
        Add a step
      </Button>
    </Box>
  );
}
