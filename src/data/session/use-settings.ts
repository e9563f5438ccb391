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

/** The settings of the business; until it saved some, defaults with this device's time zone and country. */
export function useSettings(): {
  readonly settings: BusinessSettings;
  /** True when the business has stored settings: changes are a patch then, else a create. */
  readonly saved: boolean;
  readonly isLoading: boolean;
  /** Whether the business's settings are known: read, or none are stored. */
  readonly isKnown: boolean;
} {
  const { owner } = useViewer();
  const { record, status } = useLiveRecord(recordRef(settingsShape, owner));
  const defaults = useMemo(
    () => defaultSettings(owner, deviceZone(), countryOfLanguage(navigator.language)),
    [owner],
  );
  return {
    settings: record ?? defaults,
    saved: record !== null,
    isLoading: status === 'loading',
    isKnown: status === 'ready' || status === 'missing',
  };
}

/** The people of the business; empty until loaded, and for users without a company. */
export function useRoster(): Roster {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(rosterShape, owner)).record ?? NO_ROSTER;
}

/** True until the roster is loaded. */
export function useIsRosterLoading(): boolean {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(rosterShape, owner)).status === 'loading';
}

/** The roster for its own screen: fails after a while without a connection. */
export function useOpenedRoster(): LiveRecord<Roster> {
  const { owner } = useViewer();
  return useOpenedRecord(recordRef(rosterShape, owner));
}

/** Settings and people of the business for a screen that needs both: returns the less complete one. */
export function useOpenedBusiness(): LiveRecord<unknown> {
  const { owner } = useViewer();
  const roster = useOpenedRoster();
  const settings = useOpenedRecord(recordRef(settingsShape, owner));
  return distanceOf(roster) >= distanceOf(settings) ? roster : settings;
}

function distanceOf({ status }: LiveRecord<unknown>): number {
  return status === 'error' ? 2 : status === 'loading' ? 1 : 0;
}

/** The user's preferences; defaults until they saved their own. */
export function usePreferences(): {
  readonly preferences: Preferences;
  readonly saved: boolean;
  /** Only the server can report them missing. */
  readonly isKnown: boolean;
} {
  const { uid } = useViewer();
  const { record, status } = useLiveRecord(recordRef(preferencesShape, uid));
  const initial = useMemo(() => ({ ...initialOf(preferencesShape.fields), uuid: uid }), [uid]);
  const isKnown = status === 'ready' || status === 'missing';
  return { preferences: record ?? initial, saved: record !== null, isKnown };
}

const NO_ROSTER: Roster = { owner: '', people: [], updatedAt: 0 };

/** The IANA zone of this device, for businesses without settings. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
