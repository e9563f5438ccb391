import type { PaperWriting } from '@/domain/papers/paper';

/** Formats of papers that tests can recognize. */
export const plainWriting: PaperWriting = {
  money: (cents) => `${cents} cents`,
  day: (day) => `day ${day}`,
  days: (start, end) => `days ${start} to ${end}`,
  times: (start, end) => `times ${start} to ${end}`,
  moment: (ms) => `moment ${ms}`,
  tax: ({ name, rate }) => `${name} at ${rate}`,
  measure: (value) => (value === null ? '' : `measure ${value}`),
  phone: (phone) => `phone ${phone}`,
  address: ({ streetAddress, city }) => [streetAddress, city].filter(Boolean).join(', '),
  names: (names) => names.join(' + '),
};
