import { afterEach, expect, it } from 'vitest';
import { personKey } from '@/domain/session/person-keys';
import { saveOwnDevice } from '../base/own-device';
import { forgetWindow } from './forget-window';

const draft = personKey('ann', 'draft:note');
const list = personKey('ann', 'customers.list');
const columns = personKey('ann', 'columns:leads');
const ofBob = personKey('bob', 'draft:note');

function keepThings() {
  for (const key of [draft, list, ofBob]) sessionStorage.setItem(key, '{}');
  for (const key of [columns, 'settings']) localStorage.setItem(key, '[]');
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps typed text and columns of the user who signs out on their own device', () => {
  keepThings();
  forgetWindow('ann');
  expect(Object.keys(sessionStorage).toSorted()).toEqual([draft, ofBob]);
  expect(Object.keys(localStorage).toSorted()).toEqual([columns, 'settings']);
});

it('removes typed text on an own device with the account', () => {
  keepThings();
  forgetWindow('ann', true);
  expect(Object.keys(sessionStorage)).toEqual([ofBob]);
});

it('removes everything of theirs on a shared device', () => {
  saveOwnDevice(false);
  keepThings();
  forgetWindow('ann');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['ownDevice', ofBob]);
  expect(Object.keys(localStorage)).toEqual(['settings']);
});
