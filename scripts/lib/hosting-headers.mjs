import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * firebase.json's headers for pages of a local server, with the emulators allowed, which production never
 * names. Leaves out caching, which depends on the address.
 * @param {string} [emulators] `auth=127.0.0.1:9099,…` as in `.env.example`
 * @returns {Record<string, string>}
 */
export function hostingHeaders(emulators = '') {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  /** @type {{ source: string, headers: { key: string, value: string }[] }[]} */
  const rules = hosting.headers;
  const everywhere = rules.find(({ source }) => source === '**')?.headers ?? [];
  const addresses = emulators
    .split(',')
    .map((entry) => entry.split('=')[1])
    .filter((address) => address !== undefined)
    .map((address) => `http://${address}`)
    .join(' ');
  return Object.fromEntries(
    everywhere
      .filter(({ key }) => key !== 'Cache-Control')
      .map(({ key, value }) => [
        key,
        key === 'Content-Security-Policy'
          ? value.replace(/(connect-src|frame-src) /g, `$1 ${addresses} `)
          : value,
      ]),
  );
}
