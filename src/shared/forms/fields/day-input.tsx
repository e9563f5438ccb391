import { useState } from 'react';

import { isFinishedDay } from '@/domain/core/calendar-day';
import { TextInput } from './text-input';

export type DayInputProps = {
  readonly label: string;
  /** YYYY-MM-DD, or '' for none. */
  readonly value: string;
  readonly helper?: string;
  /** Receives a finished day, and '' while the field is empty or unfinished. */
  readonly onChange: (day: string) => void;
};

/** The browser's own field for a day, outside forms. */
export function DayInput({ label, value, helper, onChange }: DayInputProps) {
  const [shown, setShown] = useState({ value, text: value });
  if (shown.value !== value) setShown({ value, text: value });
  return (
    <TextInput
      label={label}
      type="date"
      notched
      helper={helper}
      value={shown.text}
      onChange={({ target: { value: text } }) => {
        const day = isFinishedDay(text) ? text : '';
        setShown({ value: day, text });
        onChange(day);
      }}
    />
  );
}
