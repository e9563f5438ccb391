import { expect, test } from 'vitest';
import { isTestCode, readSources } from './source-files';

/** Screens that show or set the settings themselves. */
const SETTINGS = /^src\/features\/(?:company|session)\//;
const OF_SETTINGS =
  /settings\.(?:timeZone|currency|country)\b|\b(?:timeZone|currency|country)\b[^{}]*\} = settings\b/;

test('screens take zone, currency and country from `useFormat`: settings are the device’s until loaded', () => {
  const wrong = readSources('src/features')
    .filter(({ path }) => !isTestCode(path) && !SETTINGS.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => OF_SETTINGS.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});
