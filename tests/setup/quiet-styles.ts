import createCache from '@emotion/cache';
import { styleWithoutSheets } from './style-without-sheets';

let isQuiet = true;
/** What is quiet already: files of one worker share their modules. */
const quieted = new WeakSet<object>();

/**
 * Keeps components' styles out of jsdom, which tries every rule on every element whose style is read: that took more
 * than half of the component tests' time, and its own sheet for browsers most of what was left. How things look is
 * judged in the real browser (tests/e2e); what is hidden is hidden here by attributes, tags and the style of the
 * element itself. For every file anew, as one may have written its styles.
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

/** For the tests of a file that read styles: they are written from now on. */
export function writeStyles(): void {
  isQuiet = false;
}
