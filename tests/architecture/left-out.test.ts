import { expect, test } from 'vitest';
import { readSources } from './source-files';

/** What `withoutUnused` takes out of the build, where the app would need it after all. */
test.each([
  ['a styled element without a slot, whose attributes Emotion would have to know', /\bstyled\(['"`]/],
  ['a theme with CSS variables', /\bcssVariables:|\bcolorSchemes:/],
  ['a ripple', /\bdisableRipple=\{false\}|\bcenterRipple\b/],
])('no source has %s', (_, pattern) => {
  const using = readSources('src')
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path);
  expect(using).toEqual([]);
});
