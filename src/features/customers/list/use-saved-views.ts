import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { editSavedViews } from '@/data/account/preferences';
import { useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { groupListBoundsOf, maxLengthOf } from '@/domain/core/bounds';
import { ALL_LEADS, writeLeadFilters } from '@/domain/customers/customer-filters';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import { paths } from '@/domain/navigation/paths';
import { preferencesShape } from '@/domain/account/preferences';
import type { SavedView } from '@/domain/account/preferences';

const SCREEN = 'leads';
const MOST = groupListBoundsOf(preferencesShape, 'savedViews');
const LONGEST_QUERY = maxLengthOf(MOST.item, 'query');

const STANDARD: readonly Pick<SavedView, 'id' | 'name' | 'query'>[] = [
  { id: 'all', name: 'All open', query: '' },
  {
    id: 'week',
    name: 'This week',
    query: writeLeadFilters({
      ...ALL_LEADS,
      followUp: 'week',
      sortBy: 'followUp',
      descending: false,
    }).toString(),
  },
  {
    id: 'uncontacted',
    name: 'Not contacted',
    query: writeLeadFilters({ ...ALL_LEADS, statuses: UNCONTACTED }).toString(),
  },
];

export type SavedViews = {
  readonly views: readonly { readonly id: string; readonly label: string; readonly to: string }[];
  /** Id of the view in the address; null when it matches none. */
  readonly current: string | null;
  /** The user's own view that is shown; it can be removed. */
  readonly own: SavedView | null;
  readonly problem: string | null;
  readonly save: (name: string) => void;
  readonly remove: (view: SavedView) => void;
};

/** The views of the Open Leads List: the standard ones and the user's own, as addresses. */
export function useSavedViews(query: string): SavedViews {
  const viewer = useViewer();
  const commit = useCommit();
  const { preferences, saved } = usePreferences();
  const ofScreen = useMemo(
    () => preferences.savedViews.filter((view) => view.screen === SCREEN),
    [preferences.savedViews],
  );
  const all = useMemo(() => [...STANDARD, ...ofScreen], [ofScreen]);
  const views = useMemo(
    () =>
      all.map((view) => ({
        id: view.id,
        label: view.name,
        to: view.query ? `${paths.customers}?${view.query}` : paths.customers,
      })),
    [all],
  );
  const change = (savedViews: readonly SavedView[], label: string) =>
    commit(editSavedViews(viewer, { preferences, saved }, savedViews, label));
  return {
    views,
    current: all.find((view) => view.query === query)?.id ?? null,
    own: ofScreen.find((view) => view.query === query) ?? null,
    problem:
      preferences.savedViews.length >= MOST.max
        ? `You keep ${MOST.max} views. Remove one first.`
        : query.length > LONGEST_QUERY
          ? 'This search is too long to be kept.'
          : null,
    save: (name) =>
      change([...preferences.savedViews, { id: newId(), screen: SCREEN, name, query }], 'View saved'),
    remove: (view) =>
      change(
        preferences.savedViews.filter((each) => each.id !== view.id),
        'View removed',
      ),
  };
}
