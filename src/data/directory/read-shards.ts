import { directoryPart } from '@/domain/core/collections';
import { MOST_SHARDS } from '@/domain/directory/directory';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import type { ShardAccess } from './shard-access';

/** How long the server may take to start its answer, in ms; the answer itself may take longer. */
const PATIENCE_MS = 30_000;

const CODES: Readonly<Record<number, ErrorCode>> = { 401: 'denied', 403: 'denied', 429: 'too-many-tries' };

/**
 * Reads the texts of all shards of a business in one query, so that they are of one moment, by Firestore's REST API
 * (`documents:runQuery`).
 * @throws AppError: 'denied', 'too-many-tries', 'network' without an answer, 'unavailable', 'invalid'
 */
export async function readShards(
  { documents, token, headers }: ShardAccess,
  owner: string,
): Promise<readonly string[]> {
  const [directory = '', id = '', collectionId = ''] = directoryPart(owner, 'shards').split('/');
  const answer = await answerTo(
    `${documents}/${directory}/${encodeURIComponent(id)}:runQuery`,
    { ...headers, authorization: `Bearer ${token}` },
    {
      structuredQuery: {
        from: [{ collectionId }],
        select: { fields: [{ fieldPath: 'rows' }] },
        limit: MOST_SHARDS,
      },
    },
  );
  if (!Array.isArray(answer)) throw new AppError('invalid');
  // A part without a document only gives the read time.
  return answer.filter((part) => valueAt(part, 'document') !== undefined).map(textOf);
}

async function answerTo(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<unknown> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: giveUp.signal,
    });
    clearTimeout(timer);
    if (!response.ok) throw new AppError(CODES[response.status] ?? 'unavailable');
    return await response.json();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(cause instanceof SyntaxError ? 'invalid' : 'network', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function textOf(part: unknown): string {
  const text = ['document', 'fields', 'rows', 'stringValue'].reduce(valueAt, part);
  if (typeof text !== 'string') throw new AppError('invalid');
  return text;
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
