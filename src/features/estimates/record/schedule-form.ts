import { MAX_STEP_NAME, MAX_STEP_WHEN, MOST_STEPS, STEP_KINDS } from '@/domain/estimates/estimate-content';
import type { ScheduleStep } from '@/domain/estimates/estimate-content';
import { array, object, string } from '@/shared/forms/frame/schema';
import { percentText, priceText, readPercent, readPrice } from '@/shared/format/lines/line-values';

/** A step as its dialog has it: the percent or amount as it is typed. */
export type StepForm = Pick<ScheduleStep, 'id' | 'name' | 'when' | 'kind'> & { readonly value: string };

/** The payment steps as their dialog has them. */
export type ScheduleForm = { readonly steps: readonly StepForm[] };

/** A new step. */
export const blankStep = (id: string): StepForm => ({ id, name: '', when: '', kind: 'percent', value: '' });

const readValue = (kind: string, text: string, country: string) =>
  kind === 'cents' ? readPrice(text, country) : readPercent(text, country);

/** The values that the dialog begins with. */
export function scheduleToForm(schedule: readonly ScheduleStep[], country: string): ScheduleForm {
  return {
    steps: schedule.map(({ id, name, when, kind, percent, amount }) => ({
      id,
      name,
      when,
      kind,
      value: kind === 'cents' ? priceText(amount, country) : percentText(percent, country),
    })),
  };
}

/** The rules of the steps, with numbers in a country's (ISO 3166-1) format. The last step needs no value. */
export function scheduleSchema(country: string) {
  const step = object({
    id: string().required(),
    name: string().trim().max(MAX_STEP_NAME).required('Every payment step needs a name.'),
    when: string().trim().max(MAX_STEP_WHEN),
    kind: string().oneOf(STEP_KINDS).required(),
    value: string(),
  });
  return object({
    steps: array()
      .of(step)
      .max(MOST_STEPS)
      .test((steps = [], { createError, path }) => {
        const wrong = steps.slice(0, -1).findIndex(({ kind, value = '' }) => {
          const read = readValue(kind, value, country);
          return !('value' in read) || read.value <= 0;
        });
        if (wrong < 0) return true;
        const { kind, value = '' } = steps[wrong] ?? { kind: 'percent' };
        const read = readValue(kind, value, country);
        const message = 'problem' in read ? read.problem : 'Write how much this step is.';
        return createError({ path: `${path}.${wrong}.value`, message });
      }),
  });
}

/** The steps of values that `scheduleSchema` takes; the last one takes the rest. */
export function scheduleFromForm({ steps }: ScheduleForm, country: string): readonly ScheduleStep[] {
  return steps.map(({ id, name, when, kind, value }, at) => {
    const words = { id, name: name.trim(), when: when.trim() };
    if (at === steps.length - 1) return { ...words, kind: 'rest', percent: 100_000, amount: 0 };
    const read = readValue(kind, value, country);
    const number = 'value' in read ? read.value : 0;
    return kind === 'cents'
      ? { ...words, kind, percent: 0, amount: number }
      : { ...words, kind, percent: number, amount: 0 };
  });
}
