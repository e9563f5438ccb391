import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Asserts that axe finds nothing on the page as it stands, open dialogs included. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // By the debugger's door, which the page's content security policy leaves open.
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
    );
  });
  expect.soft(findings, where).toEqual([]);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
