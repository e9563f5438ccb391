import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SHORTEST_SEARCH } from '@/features/customers/public';
import { useFoundRecords } from './use-found-records';
import type { FoundRecord } from './use-found-records';

export type RecordPickerProps = {
  readonly label: string;
  readonly onPick: (record: FoundRecord) => void;
};

const GROUPS = { customer: 'Customers', tracker: 'Trackers', job: 'Jobs' } as const;

/** A field that finds a customer, tracker or job by number, name, phone or address. */
export function RecordPicker({ label, onPick }: RecordPickerProps) {
  const [text, setText] = useState('');
  const { records, loading } = useFoundRecords(text);
  return (
    <Autocomplete
      options={records}
      loading={loading}
      value={null}
      inputValue={text}
      blurOnSelect
      forcePopupIcon={false}
      // The store has filtered.
      filterOptions={(all) => all}
      groupBy={({ noun }) => GROUPS[noun]}
      getOptionKey={({ noun, id }) => `${noun}:${id}`}
      getOptionLabel={({ title }) => title}
      noOptionsText={
        text.trim().length < SHORTEST_SEARCH ? 'Type a number, name, phone or address.' : 'Nothing fits.'
      }
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, picked) => {
        if (!picked) return;
        onPick(picked);
        setText('');
      }}
      renderOption={({ key, ...option }, { title, detail }) => (
        <li key={key} {...option}>
          <span dir="auto">
            {title}
            <small style={{ display: 'block', opacity: 0.8 }}>{detail}</small>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} size="small" />}
    />
  );
}
