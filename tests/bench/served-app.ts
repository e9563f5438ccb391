import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { preview } from 'vite';
import type { Connect } from 'vite';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Serves the production build as Hosting does: gzipped, with long-lived caching of scripts and styles. */
export async function serveApp(address: string, folder: string): Promise<{ close: () => Promise<void> }> {
  const { hostname, port } = new URL(address);
  const server = await preview({
    preview: { host: hostname, port: Number(port), strictPort: true },
    logLevel: 'warn',
    plugins: [
      {
        name: 'gzip',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(gzipped(folder)),
      },
    ],
  });
  return { close: () => server.close() };
}

function gzipped(folder: string): Connect.NextHandleFunction {
  const bodies = new Map<string, Buffer>();
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const type = TYPES[path.split('.').at(-1) ?? ''];
    if (!path.startsWith('/assets/') || type === undefined) {
      next();
      return;
    }
    const body = bodies.get(path) ?? gzipSync(readFileSync(join(folder, path)));
    bodies.set(path, body);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(body);
  };
}
