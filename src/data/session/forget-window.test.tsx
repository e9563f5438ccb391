import { afterEach, expect, it } from 'vitest';
import { personKey } from '@/domain/session/person-keys';
import { saveOwnDevice } from '../runtime/own-device';
import { forgetWindow } from './forget-window';

const draft = personKey('ann', 'draft:note');
const columns = personKey('ann', 'columns:leads');
const ofBob = personKey('bob', 'draft:note');

function keepThings() {
  for (const key of [draft, ofBob]) sessionStorage.setItem(key, '{}');
  for (const key of [columns, 'settings']) localStorage.setItem(key, '[]');
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('removes the typed text of the user who signs out, and keeps their columns on their own device', () => {
  keepThings();
  forgetWindow('ann');
  expect(Object.keys(sessionStorage)).toEqual([ofBob]);
  expect(Object.keys(localStorage).toSorted()).toEqual([columns, 'settings']);
});

it('removes everything of theirs on a shared device', () => {
  saveOwnDevice(false);
  keepThings();
  forgetWindow('ann');
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['settings']);
});
