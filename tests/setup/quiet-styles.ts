import createCache from '@emotion/cache';

let isQuiet = true;

/**
 * Keeps components' styles out of jsdom's document: it tries every rule on every element whose style is read,
 * which took more than half of the component tests' time. How things look is judged in the real browser
 * (tests/e2e); what is hidden is hidden by attributes here as there.
 */
export function quietStyles(): void {
  const sheet = Object.getPrototypeOf(createCache({ key: 'jl' }).sheet);
  const { insert } = sheet;
  sheet.insert = function insertUnlessQuiet(rule: string) {
    if (!isQuiet) insert.call(this, rule);
  };
}

/** For the tests of a file that read styles: they are written from now on. */
export function writeStyles(): void {
  isQuiet = false;
}
