import Alert from '@mui/material/Alert';
import { getIn, useFormikContext } from 'formik';
import { useEffect } from 'react';

import { changedPaths, clashesOf, sortOut } from '@/domain/journal/their-changes';
import type { FlatValues } from '@/domain/journal/their-changes';
import { useFormat } from '../../format/format-context';
import { writtenValue } from '../../format/written-value';
import type { ValueWords } from '../../format/written-value';
import { ClashChoice } from './clash-choice';

/** The record of a form that other users may change meanwhile. */
export type FollowedRecord<V> = {
  /** Collection of the record, for the fields' labels. */
  readonly collection: string;
  /** The values by field path, where they are nested or hold moments; the paths are also the form's names. */
  readonly flatten?: (values: V) => FlatValues;
  readonly updatedBy?: string;
  readonly people: ValueWords['people'];
  readonly ownFields?: readonly { readonly key: string; readonly label: string }[];
};

export type FollowOthersProps<V extends object> = FollowedRecord<V> & {
  readonly flatten: (values: V) => FlatValues;
  readonly stored: V;
  /** The stored values that the form is based on; differences from them were typed here. */
  readonly base: V;
  readonly onFollow: (stored: V) => void;
  /** Fields changed by both, without a decision yet. */
  readonly undecided: readonly string[];
  readonly onUndecided: (paths: readonly string[]) => void;
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
          who={people.get(updatedBy)?.name ?? 'Someone'}
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
