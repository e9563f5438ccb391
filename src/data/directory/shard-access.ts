import { AppError } from '@/domain/core/errors';

/** Access to shards outside the store, for a worker without a signed-in client. */
export type ShardAccess = {
  readonly documents: string;
  readonly token: string;
  /** Further headers: the App Check token. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the access for one request; `isForced` renews the token. Rejects with AppError('network') offline. */
export type OpenShardAccess = (isForced: boolean) => Promise<ShardAccess>;

let current: OpenShardAccess | null = null;

/** Lets workers read shards; `startData` calls it. */
export function setShardAccess(open: OpenShardAccess): void {
  current = open;
}

/** The access that was set. Rejects with AppError('unavailable') before. */
export const openShardAccess: OpenShardAccess = async (isForced) => {
  if (!current) throw new AppError('unavailable');
  return current(isForced);
};
