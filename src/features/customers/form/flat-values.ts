import type { FlatValues } from '@/domain/journal/their-changes';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import type { CustomerFormValues } from './customer-form-values';

/** The values of a customer's form by field path, groups flattened. */
export function flatValues({
  insurance,
  customFields,
  appointmentTime,
  ...plain
}: CustomerFormValues): FlatValues {
  const under = (name: string, group: Readonly<Record<string, Value>>) =>
    Object.entries(group).map(([key, value]) => [`${name}.${key}`, value] as const);
  return {
    ...plain,
    appointmentTime: appointmentTime === null ? null : instant(appointmentTime),
    ...Object.fromEntries([...under('insurance', insurance), ...under('customFields', customFields)]),
  };
}
