import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FoundText } from '../text/found-text';
import type { FoundOption } from '../text/found-text';

export type FindFieldProps<Found extends FoundOption> = {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the search found, already filtered and in order. */
  readonly found: readonly Found[];
  readonly keyOf: (found: Found) => string;
  readonly loading: boolean;
  /** Shown instead of results: what to type, or that nothing fits. */
  readonly noneText: string;
  readonly groupBy?: (found: Found) => string;
  readonly onPick: (found: Found) => void;
  readonly size?: 'small' | 'medium';
  readonly autoFocus?: boolean;
};

/** A field that finds something by what is typed, and forgets the text once one is picked. */
export function FindField<Found extends FoundOption>(props: FindFieldProps<Found>) {
  const { label, text, onText, found, keyOf, loading, noneText, groupBy, onPick } = props;
  const { size = 'medium', autoFocus = false } = props;
  return (
    <Autocomplete<Found>
      options={found}
      loading={loading}
      value={null}
      inputValue={text}
      blurOnSelect
      forcePopupIcon={false}
      filterOptions={(all) => all}
      {...(groupBy && { groupBy })}
      getOptionKey={keyOf}
      getOptionLabel={({ title }) => title}
      noOptionsText={noneText}
      onInputChange={(_, typed) => onText(typed)}
      onChange={(_, picked) => {
        if (!picked) return;
        onPick(picked);
        onText('');
      }}
      renderOption={({ key, ...option }, { title, detail }) => (
        <li key={key} {...option}>
          <FoundText title={title} detail={detail} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} size={size} autoFocus={autoFocus} />}
    />
  );
}
