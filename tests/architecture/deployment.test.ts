import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BEFORE_PAINT } from '@/app/site/before-paint';
import { INVITE_FUNCTION } from '@/domain/invite/invite-list';
import { appEnv } from '../../scripts/lib/app-env.mjs';
import { ownHostsPolicy } from '../../scripts/lib/own-hosts.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { readSources } from './source-files';

type Hosting = {
  readonly rewrites: readonly { readonly source: string; readonly destination?: string }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
// firebase-tools checks the file's shape itself; a wrong one fails every test below.
const { hosting } = JSON.parse(read('firebase.json')) as { readonly hosting: Hosting };

const headersOf = (source: string) =>
  Object.fromEntries(
    (hosting.headers.find((rule) => rule.source === source)?.headers ?? []).map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe('the deployed site', () => {
  const everywhere = headersOf('**');
  const policy = new Map(
    (everywhere['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );

  test('runs only its own scripts and those of sign-in and the tag manager, and refuses framing', () => {
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
    const hash = createHash('sha256').update(BEFORE_PAINT).digest('base64');
    expect(policy.get('script-src')?.filter((source) => source.startsWith("'sha256"))).toEqual([
      // What runs in the head of the prerendered pages.
      `'sha256-${hash}'`,
    ]);
    expect(policy.get('script-src')?.filter((source) => source.startsWith('https:'))).toEqual([
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      // The container and the Google tag it loads; nothing else of that host.
      'https://www.googletagmanager.com/gtm.js',
      'https://www.googletagmanager.com/gtag/',
    ]);
  });

  test('loads no pictures from the web but those that count visits and try the connection, and no media', () => {
    const elsewhere = (name: string) =>
      (policy.get(name) ?? ['missing']).filter((source) => !["'self'", 'data:', 'blob:'].includes(source));
    expect(elsewhere('img-src')).toEqual([
      // Firestore's client loads it to tell a lost connection from a silent server.
      'https://www.google.com/images/cleardot.gif',
      'https://*.google-analytics.com',
      'https://www.googletagmanager.com',
    ]);
    expect(elsewhere('media-src')).toEqual([]);
  });

  test('connects to Firebase and to no address of this machine', () => {
    expect(policy.get('connect-src')).toEqual(
      expect.arrayContaining(['https://*.googleapis.com', 'https://*.cloudfunctions.net']),
    );
    // Advertising has hosts of its own, which no tag reaches.
    expect(
      policy.get('connect-src')?.filter((source) => /analytics|tagmanager|doubleclick/.test(source)),
    ).toEqual(['https://*.google-analytics.com', 'https://www.googletagmanager.com']);
    expect(JSON.stringify(hosting)).not.toMatch(/localhost|127\.0\.0\.1|http:/);
  });

  test('connects to its own project alone, by the policy in the page', () => {
    const build = { VITE_FIREBASE_PROJECT_ID: 'acme-app', VITE_FIREBASE_AUTH_DOMAIN: 'login.acme.example' };
    const own = ownHostsPolicy({ ...build, VITE_API_URL: 'https://api.acme.example/v1' });
    expect(own).toMatch(/^connect-src 'self' /);
    for (const host of [
      'firestore.googleapis.com',
      'us-central1-acme-app.cloudfunctions.net',
      'login.acme.example',
      'api.acme.example',
    ]) {
      expect(own.split(' ')).toContain(`https://${host}`);
    }
    expect(own).not.toMatch(/\*|http:|analytics/);
    expect(ownHostsPolicy({ ...build, VITE_TAG_MANAGER_ID: 'GTM-1' })).toContain('google-analytics.com');
    expect(ownHostsPolicy({ ...build, VITE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099' })).toContain(
      'http://127.0.0.1:9099',
    );
  });

  test.each([
    ['Strict-Transport-Security', /max-age=\d{8}/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['X-Frame-Options', /^DENY$/],
    ['Referrer-Policy', /origin/],
    // A sign-in window must be able to answer the page that opened it.
    ['Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/],
    ['Permissions-Policy', /microphone=\(\).*payment=\(\)/],
  ])('sends %s', (name, value) => {
    expect(everywhere[name]).toMatch(value);
  });

  // Hosting matches the requested address, not the file behind it, and the last rule wins: `/pricing` is no
  // `.html`, and would be cached for Hosting's default hour.
  test('revalidates everything but hashed files, which are cached for a year', () => {
    const kept = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => [source, value]),
    );
    expect(kept).toEqual([
      ['**', 'no-cache'],
      ['/assets/**', 'public, max-age=31536000, immutable'],
    ]);
  });

  // A file of an earlier release is gone; a page in its place would be cached for a year.
  test('serves the app at every address but those of functions and hashed files', () => {
    expect(hosting.rewrites.map(({ source }) => source)).toEqual([
      `/${INVITE_FUNCTION}`,
      '/registerEmployee',
      '/calendar/*.ics',
      '/file/*',
      '!/assets/**',
    ]);
    expect(hosting.rewrites.at(-1)?.destination).toBe('/app.html');
    const functions = read('functions/src/index.ts');
    for (const { source } of hosting.rewrites.slice(0, -1)) {
      const [, name = ''] = source.split('/');
      expect(functions).toMatch(new RegExp(`export const ${name} = open(?:Post|Calendar|File)\\(`));
    }
  });
});

describe('.env.example', () => {
  const named = [...read('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name).toSorted();

  test('names every variable that the app reads, and no other', () => {
    const texts = [...readSources('src').map(({ text }) => text), read('vite.config.ts')];
    const wanted = texts.flatMap(
      (text) => text.match(/\bVITE_(API|TEXT|FIREBASE|FUNCTIONS|TAG|APP)_\w+/g) ?? [],
    );
    expect([...new Set(wanted)].toSorted()).toEqual(named);
  });

  test('names the values that the commands set for the emulators', () => {
    const at = { app: '', auth: 'a:1', firestore: 'a:2', functions: 'a:3', hub: '' };
    const suite = { project: 'demo-x', config: '', rules: '', ports: [], at };
    expect(Object.keys(appEnv(suite)).toSorted()).toEqual(named);
  });
});

test('analytics run in one place only', () => {
  const others = readSources('src')
    .filter(
      ({ path, text }) =>
        /dataLayer|\bgtag\b|googletagmanager/.test(text) &&
        !/\/(analytics|tag-manager)\.|\.test\./.test(path),
    )
    .map(({ path }) => path);
  expect(others).toEqual([]);
});
