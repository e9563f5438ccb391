import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { readOwnDevice, saveOwnDevice } from '../base/own-device';
import { renderWithData } from '../testing/render-with-data';
import { useUser, useViewer } from './use-session';
import { usePreferences, useRoster, useSettings } from './use-settings';

function Facts() {
  const user = useUser();
  const viewer = useViewer();
  const { settings, saved, isLoading } = useSettings();
  const { people } = useRoster();
  const { preferences } = usePreferences();
  return (
    <p>
      {[
        user.displayName,
        viewer.owner,
        isLoading ? 'loading' : saved ? 'saved' : 'default',
        settings.city || 'nowhere',
        people.map((person) => person.name).join(),
        preferences.mutedMails.join(),
      ].join(' | ')}
    </p>
  );
}

describe('the session hooks', () => {
  it('answer with defaults until something was saved', async () => {
    renderWithData(<Facts />);
    expect(
      await screen.findByText('Sam Sender | person-1 | default | nowhere | |', { exact: false }),
    ).toBeVisible();
  });

  it('return the saved values of the business, its people and the user', async () => {
    renderWithData(<Facts />, {
      user: { owner: 'acme' },
      rows: {
        [COLLECTIONS.settings]: [{ owner: 'acme', city: 'Rome' }],
        [COLLECTIONS.rosters]: [
          {
            owner: 'acme',
            people: [
              {
                uid: 'bo',
                name: 'Bo',
                firstName: 'Bo',
                role: '',
                phone: '',
                photo: '',
                active: true,
                isAdmin: false,
                colour: '1',
              },
            ],
          },
        ],
        [COLLECTIONS.preferences]: [{ uuid: 'person-1', mutedMails: ['digest'] }],
      },
    });
    expect(await screen.findByText('Sam Sender | acme | saved | Rome | Bo | digest')).toBeVisible();
  });
});

describe('"This is my own device"', () => {
  it('is on until the user says no in this window', () => {
    expect(readOwnDevice()).toBe(true);
    saveOwnDevice(false);
    expect(readOwnDevice()).toBe(false);
    saveOwnDevice(true);
    expect(readOwnDevice()).toBe(true);
  });
});
