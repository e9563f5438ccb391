import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXAMPLE_LINK } from '@/domain/home/example-link';
import { paths } from '@/domain/navigation/paths';
import { atWallClock, dayOf } from '@/domain/time/time';
import { publicCopy } from '@/domain/tracking/public-parts';
import { publicPhotos } from '@/domain/tracking/public-photos';
import { buildWorld } from './build-world';
import { ZONE } from './businesses';

/** The page of the example link on a day's evening. */
function pageOn(today: string) {
  const { links, trackers, jobs, visits, messages, files, settings } = buildWorld(20_26, today);
  const link = links.find(({ uuid }) => uuid === EXAMPLE_LINK);
  const tracker = trackers.find(({ uuid }) => uuid === link?.trackerId);
  if (!link || !tracker) throw new Error('The example link leads to no tracker.');
  const own = <R extends { readonly trackerId: string }>(records: readonly R[]) =>
    records.filter(({ trackerId }) => trackerId === tracker.uuid);
  const holders = [tracker, ...own(jobs)].map(({ uuid }) => uuid);
  const photos = publicPhotos(
    files.map(({ record }) => record).filter(({ recordId }) => holders.includes(recordId)),
  );
  const now = atWallClock(today, '20:00', ZONE);
  const copy = publicCopy(
    {
      ...{ link, tracker, jobs: own(jobs), visits: own(visits), messages: own(messages) },
      ...{ photoCount: photos.length, businessName: 'Hollis & Daughter Roofing', people: [] },
      settings: settings.find(({ owner }) => owner === tracker.owner) ?? null,
    },
    now,
  );
  return { link, copy, photos, now };
}

it('is the link that the README names', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`\`${paths.tracking(EXAMPLE_LINK)}\``);
});

it.each(['2026-11-24', '2026-11-28', '2027-01-01'])(
  'shows a job under way on %s: logo, visits to come, photos and an answered question',
  (today) => {
    const { link, copy, photos, now } = pageOn(today);
    expect(link.state).toBe('active');
    expect(link.expiresAt).toBeGreaterThan(now);
    expect(copy.stage).toBe('Scheduled');
    expect(copy.business.logo).toMatch(/^data:image\/png;base64,/);
    expect(copy.visits.filter(({ start }) => dayOf(start, ZONE) > today)).toHaveLength(2);
    expect(photos.map(({ caption }) => caption)).toEqual([
      'Where the pallets go',
      'Your color, Pewter',
      'Soft spot by the chimney',
      'Before, street side',
    ]);
    for (const { at } of photos) expect(dayOf(at, ZONE) < today).toBe(true);
    expect(new Set(copy.messages.map(({ from }) => from))).toEqual(new Set(['client', 'office']));
  },
);
