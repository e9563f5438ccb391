import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { editSavedViews } from '@/data/account/preferences';
import { useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { preferencesShape } from '@/domain/account/preferences';
import type { SavedView } from '@/domain/account/preferences';
import { groupListBoundsOf, maxLengthOf } from '@/domain/core/bounds';
import { readAddress, sameAddress, writeAddress } from '@/domain/core/list-address';
import type { ListAddress, ListState } from '@/domain/core/list-address';

const MOST = groupListBoundsOf(preferencesShape, 'savedViews');
const LONGEST_QUERY = maxLengthOf(MOST.item, 'query');

/** A view that a list has for everyone. */
export type StandardView<A extends ListAddress> = {
  readonly id: string;
  readonly name: string;
  readonly shows: Partial<ListState<A>>;
};

export type SavedViews = {
  readonly views: readonly { readonly id: string; readonly label: string; readonly to: string }[];
  /** Id of the view in the address; null when it matches none. A view without columns matches any. */
  readonly current: string | null;
  /** Whether the address is no view yet, also by its columns alone. */
  readonly isNew: boolean;
  /** The user's own view that is shown; it can be removed. */
  readonly own: SavedView | null;
  readonly problem: string | null;
  readonly save: (name: string) => void;
  readonly remove: (view: SavedView) => void;
};

/** The views of a list: the standard ones and the user's own of this `screen`, as addresses. */
export function useSavedViews<A extends ListAddress>(
  screen: string,
  list: A,
  query: string,
  standard: readonly StandardView<A>[],
): SavedViews {
  const viewer = useViewer();
  const commit = useCommit();
  const { pathname } = useLocation();
  const { preferences, saved } = usePreferences();
  const all = useMemo(
    () => [
      ...standard.map(({ id, name, shows }) => ({ id, name, query: writeAddress(list, shows).toString() })),
      ...preferences.savedViews
        .filter((view) => view.screen === screen)
        .map((view) => ({ ...view, query: sameAddress(list, view.query) })),
    ],
    [preferences.savedViews, screen, list, standard],
  );
  const views = useMemo(
    () =>
      all.map(({ id, name, query: to }) => ({ id, label: name, to: to ? `${pathname}?${to}` : pathname })),
    [all, pathname],
  );
  const exact = all.find((view) => view.query === query);
  const plain = writeAddress(list, {
    ...readAddress(list, new URLSearchParams(query)),
    hidden: null,
  }).toString();
  const change = (savedViews: readonly SavedView[], label: string) =>
    commit(editSavedViews(viewer, { preferences, saved }, savedViews, label));
  return {
    views,
    current: (exact ?? all.find((view) => view.query === plain))?.id ?? null,
    isNew: exact === undefined,
    own: preferences.savedViews.find((view) => view.id === exact?.id) ?? null,
    problem:
      preferences.savedViews.length >= MOST.max
        ? `You keep ${MOST.max} views. Remove one first.`
        : query.length > LONGEST_QUERY
          ? 'This search is too long to be kept.'
          : null,
    save: (name) => change([...preferences.savedViews, { id: newId(), screen, name, query }], 'View saved'),
    remove: (view) =>
      change(
        preferences.savedViews.filter((each) => each.id !== view.id),
        'View removed',
      ),
  };
}
