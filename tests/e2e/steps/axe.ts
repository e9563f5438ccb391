import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { THEME_NAMES } from '../../../src/shared/theme/tokens';
import type { ThemeName } from '../../../src/shared/theme/tokens';
import { switchTheme } from './theme';

/** The rules that a change of theme alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Adds the one rule axe leaves off by default: an accessible name contains the visible label. */
const ALL_RULES: axe.RunOptions = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/**
 * The themes for one of a sweep's many pages: all where the page is the first of its kind, and one in turn elsewhere,
 * because the tokens' test proves every pair of colours in each theme.
 */
export function themesInTurn(index: number, isFirstOfKind: boolean): readonly ThemeName[] {
  return isFirstOfKind ? THEME_NAMES : THEME_NAMES.filter((_, at) => at === index % THEME_NAMES.length);
}

/**
 * Asserts that axe finds nothing on the page with its open dialogs and menus: in the first of these themes by all rules
 * for WCAG A and AA and best practices, in the others by the colour rules.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  themes: readonly ThemeName[] = THEME_NAMES,
): Promise<void> {
  for (const [index, theme] of themes.entries()) {
    await switchTheme(page, theme);
    const found = await findings(page, index === 0 ? ALL_RULES : { runOnly: COLOUR_RULES });
    expect.soft(found, `${where} in ${theme}`).toEqual([]);
  }
}

/** Checks all rules but those on colours, for another layout of a checked page. */
export async function expectSoundStructure(page: Page, where: string): Promise<void> {
  const off = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
  expect.soft(await findings(page, { rules: off }), where).toEqual([]);
}

async function findings(page: Page, options: axe.RunOptions): Promise<string[]> {
  // Injects axe by the debugger, which the content security policy allows.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (how) => {
    // Firebase Auth's hidden frame is not ours.
    const { violations } = await window.axe.run('html', {
      ...how,
      resultTypes: ['violations'],
      iframes: false,
      // No style sheet is external.
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
