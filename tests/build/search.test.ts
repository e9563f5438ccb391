import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '@/app/search/public-pages';
import { DIST } from './built-app';

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const fileOf = (path: string) => join('.', path, 'index.html');

/** The only match in a page; fails otherwise. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([, value = '']) => value);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

const site = new URL(only(read('robots.txt'), /^Sitemap: (.*)$/m)).origin;

describe.each(PUBLIC_PAGES)('$path', ({ path, title, questions = [] }) => {
  const html = read(fileOf(path));
  const meta = (name: string) =>
    only(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

  test('has its title and description for search engines and sharing', () => {
    expect(only(html, /<title>([^<]*)<\/title>/)).toBe(title);
    expect(meta('description').length).toBeGreaterThanOrEqual(50);
    expect(meta('description').length).toBeLessThanOrEqual(160);
    expect(only(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${site}${path}`);
    expect(meta('og:url')).toBe(`${site}${path}`);
    expect(meta('og:title')).toBe(title);
    expect(html).not.toContain('noindex');
  });

  test('has the preview picture in the stated size', () => {
    const picture = readFileSync(join(DIST, new URL(meta('og:image')).pathname));
    // A PNG stores its width and height in bytes 16 to 23.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)).toEqual([
      meta('og:image:width'),
      meta('og:image:height'),
    ]);
  });

  test('has its questions as structured data, word for word', () => {
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as { '@type': string; mainEntity?: unknown },
    );
    const answered = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? [];
    expect(answered).toEqual(
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });
});

test('the sitemap lists the public pages and nothing else', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(PUBLIC_PAGES.map(({ path }) => `${site}${path}`));
});

test('every other address serves a page that is not indexed', () => {
  expect(read('app.html')).toContain('<meta name="robots" content="noindex" />');
  expect(read('app.html')).not.toMatch(/canonical|og:|ld\+json/);
  expect(read('sw.js')).toContain('createHandlerBoundToURL("/app.html")');
  // A crawler must load the pages a code opens, to read their noindex.
  expect(read('robots.txt').match(/(?<=^Disallow: ).*$/gm)).toEqual(['/app$', '/app/']);
});

test('each page’s scripts and style sheets exist', () => {
  for (const file of ['app.html', ...PUBLIC_PAGES.map(({ path }) => fileOf(path))]) {
    const named = [...read(file).matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)].map(([, name = '']) => name);
    expect(named.length, file).toBeGreaterThan(0);
    expect(
      named.filter((name) => !existsSync(join(DIST, name))),
      file,
    ).toEqual([]);
  }
});

/** Width and height of a WebP in its extended form, as Chromium writes it: 24 bits each, minus one. */
const sizeOf = (picture: Buffer) => {
  expect(picture.toString('latin1', 12, 16)).toBe('VP8X');
  return `${picture.readUIntLE(24, 3) + 1}x${picture.readUIntLE(27, 3) + 1}`;
};

test('the app can be installed, with existing icons, shortcuts and pictures', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    readonly screenshots: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly form_factor: string;
      readonly label: string;
    }[];
  };
  expect(manifest.start_url).toBe('/app');
  expect(manifest.icons.filter(({ src }) => !existsSync(join(DIST, src)))).toEqual([]);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Add lead', url: '/app/customers/new' },
    { name: 'Today', url: '/app/reports/dashboard' },
  ]);
  for (const form of ['wide', 'narrow']) {
    const pictures = manifest.screenshots.filter(({ form_factor }) => form_factor === form);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    // Browsers show pictures of one form side by side, or none of them if their shapes differ.
    expect(new Set(pictures.map(({ sizes }) => sizes)).size).toBe(1);
  }
  for (const { src, sizes, label } of manifest.screenshots) {
    const picture = readFileSync(join(DIST, src));
    expect(sizeOf(picture), src).toBe(sizes);
    expect(picture.length, src).toBeLessThanOrEqual(150_000);
    expect(label).not.toBe('');
    expect(read('sw.js')).not.toContain(src.slice(1));
  }
});
