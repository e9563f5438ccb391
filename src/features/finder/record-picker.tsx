import { useState } from 'react';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { FindField } from '@/shared/ui/list/find-field';
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
    <FindField
      label={label}
      text={text}
      onText={setText}
      found={records}
      keyOf={({ noun, id }) => `${noun}:${id}`}
      loading={loading}
      noneText={
        text.trim().length < SHORTEST_SEARCH ? 'Type a number, name, phone or address.' : 'Nothing fits.'
      }
      groupBy={({ noun }) => GROUPS[noun]}
      onPick={onPick}
      size="small"
    />
  );
}
