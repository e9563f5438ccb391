// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '@/app/search/public-pages';
import { BEFORE_PAINT } from '@/app/site/before-paint';
import { DIST, readBuiltApp } from './built-app';

const app = readBuiltApp();

/** Chunks that a page without sign-in, store and app has no use for. */
const OF_THE_APP = /^(firestore|auth|firebase|router|shell|app|index)-.{8}\.js$/;

/** How far down a page pictures are fetched with it: the first screen of a phone holds none. */
const EAGER = 0;

function parse(path: string): Document {
  const html = readFileSync(join(DIST, path, 'index.html'), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

describe.each(PUBLIC_PAGES)('the file of $path', ({ path, questions = [], module }) => {
  const page = parse(path);
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const main = page.querySelector('#root main');

  test('holds the whole page', () => {
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    expect(all('#root header a, #root footer a').length).toBeGreaterThan(8);
    for (const { question, answer } of questions) {
      expect(main?.textContent).toContain(question);
      expect(main?.textContent).toContain(answer);
    }
    expect(page.body.textContent).not.toMatch(/needs JavaScript\. Please switch it on/);
  });

  test('holds the styles of all its classes', () => {
    const styles = all('style[data-emotion]')
      .map(({ textContent }) => textContent)
      .join('');
    const classes = new Set(all('#root [class*="jl-"]').flatMap((element) => [...element.classList]));
    const named = [...classes].filter((name) => /^jl-[a-z0-9]{5,7}$/.test(name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });

  test('gives each picture its size, and fetches those further down when they are near', () => {
    const pictures = all('#root img, #root source');
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      const address = picture.getAttribute('src') ?? picture.getAttribute('srcset') ?? '';
      expect(existsSync(join(DIST, address)), address).toBe(true);
    }
    expect(all('#root img:not([loading="lazy"])')).toHaveLength(EAGER);
  });

  test('runs the page, and nothing of the app', () => {
    const inline = all('script:not([src]):not([type="application/ld+json"])');
    expect(inline.map(({ textContent }) => textContent)).toEqual([BEFORE_PAINT]);
    const files = all('script[src], link[rel="modulepreload"]').map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    const needed = app.filesFor('site.html', 'src/app/site/show-page.tsx', module);
    expect(new Set(files)).toEqual(new Set(needed.map((file) => `/${file}`)));
    expect(needed.filter((file) => OF_THE_APP.test(file.replace('assets/', '')))).toEqual([]);
  });

  test('fetches one alphabet of its font ahead', () => {
    const fonts = all('link[as="font"]').map((link) => link.getAttribute('href'));
    expect(fonts).toEqual([expect.stringMatching(/^\/assets\/inter-latin-wght-normal-.*\.woff2$/)]);
    expect(all('link[rel="stylesheet"]').length).toBeGreaterThan(0);
  });
});
