/** How shards are asked for beside the store: from a worker, which holds no signed-in client of its own. */
export type ShardAccess = {
  /** Where all documents lie, as Firestore's REST API has it, without a slash at the end. */
  readonly documents: string;
  /** Who asks: an ID token that has not expired. */
  readonly token: string;
  /** What else a request has to carry: the proof of App Check. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Gives an address and a token for one request; `isForced` does without a token that was kept. Rejects with
 * AppError('network') when a new one is needed and there is no connection.
 */
export type OpenShardAccess = (isForced: boolean) => Promise<ShardAccess>;

let current: OpenShardAccess | null = null;

/** Lets workers read shards by themselves; `startData` does it. */
export function setShardAccess(open: OpenShardAccess): void {
  current = open;
}

/** The way past the store; null where there is none, and the page reads shards through it. */
export function shardAccess(): OpenShardAccess | null {
  return current;
}
