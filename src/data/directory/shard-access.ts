/** Access to shards outside the store, for a worker without a signed-in client. */
export type ShardAccess = {
  /** The REST address of all documents, without a slash at the end. */
  readonly documents: string;
  /** An ID token that has not expired. */
  readonly token: string;
  /** Further headers: the App Check token. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Returns an address and a token for one request; `isForced` ignores a cached token. Rejects with AppError('network')
 * when a new one is needed without a connection.
 */
export type OpenShardAccess = (isForced: boolean) => Promise<ShardAccess>;

let current: OpenShardAccess | null = null;

/** Lets workers read shards; `startData` calls it. */
export function setShardAccess(open: OpenShardAccess): void {
  current = open;
}

/** The access outside the store; null when there is none, and the page reads shards through the store. */
export function shardAccess(): OpenShardAccess | null {
  return current;
}
