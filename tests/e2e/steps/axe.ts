import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { THEME_NAMES } from '../../../src/shared/theme/tokens';
import { switchTheme } from './theme';

/** The rules that a change of theme alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** With the one rule that axe does not switch on by itself: a spoken name holds the words that are seen. */
const ALL_RULES: axe.RunOptions = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/**
 * Asserts that axe finds nothing on the page as it stands, open dialogs and menus included: by all its rules for WCAG A and
 * AA and by its best practices in the first theme, by those about colours in the others.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const [index, theme] of THEME_NAMES.entries()) {
    await switchTheme(page, theme);
    const found = await findings(page, index === 0 ? ALL_RULES : { runOnly: COLOUR_RULES });
    expect.soft(found, `${where} in ${theme}`).toEqual([]);
  }
}

/** All rules but those about colours, in the theme as it is: for a second layout of a page judged before. */
export async function expectSoundStructure(page: Page, where: string): Promise<void> {
  const off = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
  expect.soft(await findings(page, { rules: off }), where).toEqual([]);
}

async function findings(page: Page, options: axe.RunOptions): Promise<string[]> {
  // By the debugger's door, which the page's content security policy leaves open.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (how) => {
    // Firebase Auth's hidden frame is not ours to judge.
    const { violations } = await window.axe.run('html', {
      ...how,
      resultTypes: ['violations'],
      iframes: false,
      // No sheet comes from elsewhere.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
    );
  }, options);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
