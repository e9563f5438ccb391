import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { isFoundIn } from '@/domain/search/find';
import { nameWordsOf } from '@/domain/search/words';

/** The options of an Autocomplete whose name the typed words find: "obrien" is O’Brien, as in every search. */
export function namedOptions<T>(
  options: readonly T[],
  { inputValue, getOptionLabel }: FilterOptionsState<T>,
): T[] {
  return options.filter((option) => isFoundIn(inputValue, () => nameWordsOf(getOptionLabel(option))));
}
