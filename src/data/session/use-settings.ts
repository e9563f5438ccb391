import { useMemo } from 'react';
import { defaultSettings, rosterShape, settingsShape } from '@/domain/company/company';
import type { BusinessSettings, Roster } from '@/domain/company/company';
import { countryOfLanguage } from '@/domain/format/country';
import { preferencesShape } from '@/domain/account/preferences';
import type { Preferences } from '@/domain/account/preferences';
import { initialOf } from '@/domain/core/shape';
import type { LiveRecord } from '../live/decoded';
import { useLiveRecord, useOpenedRecord } from '../live/use-live';
import { recordRef } from '../core/query';
import { useViewer } from './use-session';

/** How the business works; defaults, with this device's time zone and country, until it saved its own. */
export function useSettings(): {
  readonly settings: BusinessSettings;
  /** Whether the business has stored settings: changes are a patch then, else a create. */
  readonly saved: boolean;
  readonly isLoading: boolean;
} {
  const { owner } = useViewer();
  const { record, status } = useLiveRecord(recordRef(settingsShape, owner));
  const defaults = useMemo(
    () => defaultSettings(owner, deviceZone(), countryOfLanguage(navigator.language)),
    [owner],
  );
  return { settings: record ?? defaults, saved: record !== null, isLoading: status === 'loading' };
}

/** Who works here; nobody until it is read, and nobody for people alone. */
export function useRoster(): Roster {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(rosterShape, owner)).record ?? NO_ROSTER;
}

/** Whether it is not read yet who works here. */
export function useIsRosterLoading(): boolean {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(rosterShape, owner)).status === 'loading';
}

/** Who works here, for a screen about them: failed after a while where there is no connection. */
export function useOpenedRoster(): LiveRecord<Roster> {
  const { owner } = useViewer();
  return useOpenedRecord(recordRef(rosterShape, owner));
}

/**
 * Settings and people of the business, for a screen that cannot begin without them: the one of the two that is
 * furthest from being there. Nobody but the server can say that there are none.
 */
export function useOpenedBusiness(): LiveRecord<unknown> {
  const { owner } = useViewer();
  const roster = useOpenedRoster();
  const settings = useOpenedRecord(recordRef(settingsShape, owner));
  return distanceOf(roster) >= distanceOf(settings) ? roster : settings;
}

function distanceOf({ status }: LiveRecord<unknown>): number {
  return status === 'error' ? 2 : status === 'loading' ? 1 : 0;
}

/** How this person likes the screens; the initial values until they saved their own. */
export function usePreferences(): {
  readonly preferences: Preferences;
  readonly saved: boolean;
  /** Nobody but the server can say that there are none. */
  readonly isKnown: boolean;
} {
  const { uid } = useViewer();
  const { record, status } = useLiveRecord(recordRef(preferencesShape, uid));
  const initial = useMemo(() => ({ ...initialOf(preferencesShape.fields), uuid: uid }), [uid]);
  const isKnown = status === 'ready' || status === 'missing';
  return { preferences: record ?? initial, saved: record !== null, isKnown };
}

const NO_ROSTER: Roster = { owner: '', people: [], updatedAt: 0 };

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
