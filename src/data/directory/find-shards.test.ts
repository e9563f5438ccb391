import { describe, expect, it, vi } from 'vitest';
import { DIRECTORY_FORMAT, GONE_KEPT_MS } from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { findShards } from './find-shards';
import type { KeptShards, ShardKeeper } from './kept-shards';

const head = (over: Partial<Directory> = {}): Directory => ({
  owner: 'acme',
  format: DIRECTORY_FORMAT,
  asOf: 2_000,
  n: 3,
  shards: 2,
  own: [],
  build: 1,
  ...over,
});

const access = { documents: 'https://firestore.test/documents', token: 'good' };

function keeperWith(kept: KeptShards | null) {
  const copies = new Map(kept ? [['acme/ann', kept]] : []);
  const keeper: ShardKeeper = {
    load: async (key) => copies.get(key) ?? null,
    save: async (key, one) => void copies.set(key, one),
  };
  return { keeper, copies };
}

function serve(answer: readonly string[] | number | null) {
  const server = vi.fn(async (_url: string) => {
    if (answer === null) throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') return new Response(null, { status: answer });
    return Response.json(answer.map((text) => ({ document: { fields: { rows: { stringValue: text } } } })));
  });
  vi.stubGlobal('fetch', server);
  return server;
}

const kept = (over: Partial<Directory> = {}): KeptShards => ({ directory: head(over), texts: ['old', 'er'] });

describe('the shards a worker finds', () => {
  it('are those it kept, without a read, when nothing has changed since', async () => {
    const server = serve(['a', 'b']);
    const { keeper } = keeperWith(kept());
    const found = await findShards({ directory: head(), access, keptFor: 'acme/ann' }, keeper);
    expect(found).toEqual({ ...kept(), reads: 0 });
    expect(server).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing was kept', null],
    ['an older directory was kept', kept({ asOf: 1_000 })],
    ['another build was kept', kept({ build: 0 })],
  ])('are read and kept when %s', async (_name, before) => {
    serve(['a', 'b']);
    const { keeper, copies } = keeperWith(before);
    const found = await findShards({ directory: head(), access, keptFor: 'acme/ann' }, keeper);
    expect(found).toEqual({ directory: head(), texts: ['a', 'b'], reads: 2 });
    expect(copies.get('acme/ann')).toEqual({ directory: head(), texts: ['a', 'b'] });
  });

  it('are neither stored on nor read from a device that may keep nothing', async () => {
    serve(['a', 'b']);
    const { keeper, copies } = keeperWith(kept());
    const found = await findShards({ directory: head(), access, keptFor: null }, keeper);
    expect(found.texts).toEqual(['a', 'b']);
    expect(copies.get('acme/ann')).toEqual(kept());
  });

  it('are never another user’s', async () => {
    serve(['a', 'b']);
    const { keeper } = keeperWith(kept());
    const found = await findShards({ directory: head(), access, keptFor: 'acme/bob' }, keeper);
    expect(found.reads).toBe(2);
  });

  it.each([
    ['there is no connection', null, null],
    ['nobody answers', access, null],
    ['the server is down', access, 503],
  ])('are older ones of the same build when %s', async (_name, way, answer) => {
    serve(answer);
    const { keeper } = keeperWith(kept({ asOf: 1_000 }));
    const found = await findShards({ directory: head(), access: way, keptFor: 'acme/ann' }, keeper);
    expect(found).toEqual({ ...kept({ asOf: 1_000 }), reads: 0 });
  });

  it.each([
    ['of another build', kept({ build: 0 })],
    ['older than marks of deletions are kept', kept({ asOf: 2_000 - GONE_KEPT_MS })],
    ['not there', null],
  ])('are unavailable without an answer when the copy is %s', async (_name, before) => {
    serve(null);
    const { keeper } = keeperWith(before);
    const finding = findShards({ directory: head(), access, keptFor: 'acme/ann' }, keeper);
    await expect(finding).rejects.toMatchObject({ code: 'network' });
  });

  it.each([
    [401, 'denied'],
    [403, 'denied'],
    [429, 'too-many-tries'],
    [503, 'unavailable'],
  ])('are refused by status %i as %s', async (status, code) => {
    serve(status);
    const finding = findShards({ directory: head(), access, keptFor: null }, keeperWith(null).keeper);
    await expect(finding).rejects.toMatchObject({ code });
  });

  it('are never returned to a user who lost access', async () => {
    serve(403);
    const { keeper } = keeperWith(kept({ asOf: 1_000 }));
    const finding = findShards({ directory: head(), access, keptFor: 'acme/ann' }, keeper);
    await expect(finding).rejects.toMatchObject({ code: 'denied' });
  });

  it('are missed when fewer came than the directory has', async () => {
    serve(['a']);
    const finding = findShards({ directory: head(), access, keptFor: null }, keeperWith(null).keeper);
    await expect(finding).rejects.toMatchObject({ code: 'network' });
  });

  it('are refused when the answer is none', async () => {
    vi.stubGlobal('fetch', async () => Response.json([{ document: { fields: {} } }]));
    const finding = findShards({ directory: head(), access, keptFor: null }, keeperWith(null).keeper);
    await expect(finding).rejects.toMatchObject({ code: 'invalid' });
  });
});
