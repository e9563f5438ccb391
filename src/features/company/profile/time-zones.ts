const COMMON: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Toronto',
  'America/Vancouver',
  'Europe/London',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** Every zone this device knows, common ones first. */
export const TIME_ZONES: readonly string[] = [
  ...COMMON,
  ...Intl.supportedValuesOf('timeZone').filter((zone) => !COMMON.includes(zone)),
];

/** The label of a zone: its place and its common name, if any: "New York (Eastern Time)". */
export function zoneLabel(zone: string): string {
  const known = labels.get(zone);
  if (known !== undefined) return known;
  const label = makeLabel(zone);
  labels.set(zone, label);
  return label;
}

// Cached: computing a zone's name is slow, and a search needs all of them at every key.
const labels = new Map<string, string>();

function makeLabel(zone: string): string {
  const [region = '', ...rest] = zone.replaceAll('_', ' ').split('/');
  const place = rest.length === 0 ? region : `${rest.toReversed().join(', ')}, ${region}`;
  const name = genericName(zone);
  return name === '' ? place : `${place} (${name})`;
}

function genericName(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }).formatToParts(0);
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  } catch {
    // A zone this device does not know is still shown by its place.
    return '';
  }
}
