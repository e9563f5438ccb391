import Alert from '@mui/material/Alert';
import { getIn, useFormikContext } from 'formik';
import { useEffect } from 'react';

import { changedPaths, clashesOf, sortOut } from '@/domain/journal/their-changes';
import type { FlatValues } from '@/domain/journal/their-changes';
import { useFormat } from '../../format/format-context';
import { writtenValue } from '../../format/written-value';
import type { ValueWords } from '../../format/written-value';
import { ClashChoice } from './clash-choice';
import type { Following } from './use-following';

export type FollowOthersProps<V extends object> = Following<V> & {
  /** Collection of the record, for the fields' labels. */
  readonly collection: string;
  readonly stored: V;
  /** The values by field path; the paths are also the form's names. */
  readonly flatten: (values: V) => FlatValues;
  readonly updatedBy?: string;
  readonly people: ValueWords['people'];
  readonly ownFields?: readonly { readonly key: string; readonly label: string }[];
};

/** Keeps an open form in sync with other users' changes; where both changed a field, the user chooses. */
export function FollowOthers<V extends object>(props: FollowOthersProps<V>) {
  const {
    base,
    onFollow,
    undecided,
    onUndecided,
    collection,
    stored,
    flatten,
    updatedBy = '',
    people,
    ownFields,
  } = props;
  const { values, setFieldValue, setStatus } = useFormikContext<V>();
  const formats = useFormat();
  const theirs = flatten(stored);

  useEffect(() => {
    const before = flatten(base);
    if (changedPaths(before, theirs).length === 0) return;
    const { follow, clash } = sortOut(before, theirs, flatten(values));
    for (const path of follow) void setFieldValue(path, getIn(stored, path, ''), false);
    onFollow(stored);
    if (clash.length > 0) onUndecided([...new Set([...undecided, ...clash])]);
    // Only a change of what is stored matters here, never what is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(theirs)]);

  const clashes = clashesOf(collection, undecided, flatten(values), theirs, ownFields);
  if (clashes.length === 0) return null;

  const words = { formats, people };
  const decide = (path: string) => {
    onUndecided(undecided.filter((one) => one !== path));
    setStatus(undefined);
  };
  return (
    <Alert severity="warning">
      {clashes.map(({ path, label, kind, mine, theirs: other }) => (
        <ClashChoice
          key={path}
          label={label}
          who={people.get(updatedBy)?.name ?? 'Somebody'}
          theirs={writtenValue(other, kind, words)}
          mine={writtenValue(mine, kind, words)}
          onTheirs={() => {
            void setFieldValue(path, getIn(stored, path, ''), false);
            decide(path);
          }}
          onMine={() => decide(path)}
        />
      ))}
    </Alert>
  );
}
