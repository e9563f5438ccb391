import { sentBatches } from '@/data/store/list-change';
import type { QuerySpec, Ref, Tag, Where, Write } from '@/data/store/port';
import { isTag } from '@/data/store/tags';
import { isInstant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import type { Role } from './roles';

export type Attempt =
  { readonly get: Ref } | { readonly list: QuerySpec } | { readonly commit: readonly Write[] };

/** The request of an attempt, without the address of the project's documents. */
export type Request = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

type Json = { readonly [key: string]: unknown };

/** The prefix of a project's document names. */
export const documentsOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

/** The request the SDKs would send, in Firestore's REST protocol. */
export function requestOf(projectId: string, attempt: Attempt): Request {
  if ('get' in attempt) return { method: 'GET', path: `/${pathOf(attempt.get)}` };
  if ('list' in attempt) {
    const { parent, collectionId } = splitCollection(attempt.list.collection);
    const body = JSON.stringify({ structuredQuery: queryOf(collectionId, attempt.list) });
    return { method: 'POST', path: `${parent}:runQuery`, body };
  }
  const sent = sentBatches(attempt.commit).flat();
  const writes = sent.map((write) => writeOf(projectId, write));
  return { method: 'POST', path: ':commit', body: JSON.stringify({ writes }) };
}

/** The authorization header of a role (emulators accept unsigned tokens); `owner` bypasses the rules. */
export function authorizationOf(
  projectId: string,
  who: Pick<Role, 'uid' | 'token'> | 'owner',
): string | null {
  if (who === 'owner') return 'Bearer owner';
  if (who.uid === null) return null;
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 0,
    exp: 3600,
    auth_time: 0,
    sub: who.uid,
    user_id: who.uid,
    ...who.token,
  };
  const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`;
}

export const pathOf = ({ collection, id }: Ref) => `${collection}/${id}`;

function splitCollection(collection: string): { readonly parent: string; readonly collectionId: string } {
  const at = collection.lastIndexOf('/');
  return at < 0
    ? { parent: '', collectionId: collection }
    : { parent: `/${collection.slice(0, at)}`, collectionId: collection.slice(at + 1) };
}

const OPERATORS = {
  '==': 'EQUAL',
  in: 'IN',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
} as const satisfies Record<Where['op'], string>;

function queryOf(collectionId: string, spec: QuerySpec): Json {
  const filters = spec.where.map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: valueOf(value) },
  }));
  return {
    from: [{ collectionId }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    orderBy: spec.orderBy.map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    limit: spec.limit,
  };
}

function writeOf(projectId: string, write: Write): Json {
  const name = `${documentsOf(projectId)}/${pathOf(write.ref)}`;
  if (write.kind === 'delete') return { delete: name };
  const given = Object.entries(write.kind === 'create' ? write.data : write.fields);
  const stored = given.filter((entry): entry is [string, Value] => !isTag(entry[1]));
  const tags = given.filter((entry): entry is [string, Tag] => isTag(entry[1]));
  const updateTransforms = tags
    .filter(([, tag]) => tag.$tag !== 'unset')
    .map(([fieldPath, tag]) => transformOf(fieldPath, tag));
  const fields = nested(stored);
  if (write.kind === 'create') return { update: { name, fields }, updateTransforms };
  const unset = tags.filter(([, tag]) => tag.$tag === 'unset');
  return {
    update: { name, fields },
    updateMask: { fieldPaths: [...stored, ...unset].map(([path]) => path) },
    updateTransforms,
    currentDocument: { exists: true },
  };
}

function transformOf(fieldPath: string, tag: Tag): Json {
  switch (tag.$tag) {
    case 'now':
      return { fieldPath, setToServerValue: 'REQUEST_TIME' };
    case 'inc':
      return { fieldPath, increment: valueOf(tag.by) };
    case 'union':
      return { fieldPath, appendMissingElements: { values: tag.values.map(valueOf) } };
    case 'remove':
      return { fieldPath, removeAllFromArray: { values: tag.values.map(valueOf) } };
    case 'list':
      throw new Error('A change of a list is sent in two halves.');
    case 'unset':
      throw new Error('A field is unset by the mask, not by a transform.');
  }
}

/** Fields in the protocol's format; a dotted path is inside its group. */
function nested(entries: readonly (readonly [string, Value])[]): Json {
  const fields: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const [name = '', ...rest] = path.split('.');
    if (rest.length === 0) fields[name] = valueOf(value);
    else {
      const inside = entries
        .filter(([other]) => other.startsWith(`${name}.`))
        .map(([other, held]) => [other.slice(name.length + 1), held] as const);
      fields[name] = { mapValue: { fields: nested(inside) } };
    }
  }
  return fields;
}

function valueOf(value: Value): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (isInstant(value)) return { timestampValue: new Date(value.$instant).toISOString() };
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map((item: Value) => valueOf(item)) } };
  }
  return { mapValue: { fields: nested(Object.entries(value)) } };
}
