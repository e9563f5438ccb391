import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { appEnv } from '../../../scripts/lib/app-env.mjs';
import { hostingHeaders } from '../../../scripts/lib/hosting-headers.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { testSuite } from '../../../scripts/lib/ports.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

type Release = ReadonlyMap<string, Buffer>;

/** Prefix of the next release's scripts. */
export const NEXT = 'next-';

/**
 * Serves the build as Hosting does, until a release with other file names and without the old ones replaces
 * it.
 */
export async function openSite() {
  let release = readBuild();
  const headers = hostingHeaders(appEnv(testSuite()).VITE_FIREBASE_EMULATORS);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const isHashed = pathname.startsWith('/assets/');
    const name = release.has(pathname) || isHashed ? pathname : '/app.html';
    const content = release.get(name);
    response.writeHead(content ? 200 : 404, {
      ...headers,
      'Content-Type': TYPES[extname(name)] ?? 'text/plain',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deployNext: () => {
      release = nextRelease(release);
    },
    close: () => server.close(),
  };
}

function readBuild(): Release {
  const folder = join(root, 'dist');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), readFileSync(path)];
    }),
  );
}

function nextRelease(release: Release): Release {
  const scripts = [...release.keys()]
    .filter((path) => /^\/assets\/.*\.js$/.test(path))
    .map((path) => path.slice('/assets/'.length));
  const names = new RegExp(
    `(?<=[/"'\`])(${scripts.map((name) => name.replaceAll('.', '\\.')).join('|')})`,
    'g',
  );
  const renamed = (text: string) => text.replace(names, `${NEXT}$1`);
  return new Map(
    [...release].map(([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [path, content];
      const text = renamed(content.toString());
      // The service worker refetches a page with another revision.
      const next = path === '/sw.js' ? text.replace(/(url:"app\.html",revision:")/, '$1next') : text;
      return [renamed(path), Buffer.from(next)];
    }),
  );
}
