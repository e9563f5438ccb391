import createCache from '@emotion/cache';
import { styleWithoutSheets } from './style-without-sheets';

let isQuiet = true;
/** Quiet already: files of one worker share modules. */
const quieted = new WeakSet<object>();

/**
 * Keeps components' styles out of jsdom, which matches every rule for each computed style: that took more
 * than half of the component tests' time, and its default sheet most of the rest. The browser tests
 * (tests/e2e) check looks; here only attributes, tags and inline styles hide elements. Reset for every file,
 * since one may have written its styles.
 */
export function quietStyles(): void {
  isQuiet = true;
  const sheet = Object.getPrototypeOf(createCache({ key: 'jl' }).sheet);
  if (!quieted.has(sheet)) {
    const { insert } = sheet;
    sheet.insert = function insertUnlessQuiet(rule: string) {
      if (!isQuiet) insert.call(this, rule);
    };
    quieted.add(sheet);
  }
  if (quieted.has(window)) return;
  quieted.add(window);
  const exact = window.getComputedStyle;
  const quick = styleWithoutSheets(exact);
  window.getComputedStyle = (element, pseudo) => (isQuiet ? quick : exact)(element, pseudo);
}

/** Writes styles from now on, for test files that read them. */
export function writeStyles(): void {
  isQuiet = false;
}
