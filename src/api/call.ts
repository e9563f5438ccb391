/** A call of the API under `/api`: its method and path, and the types of what goes in and comes out. */
export type Call<In, Out> = {
  readonly method: 'GET' | 'POST';
  /** Without `/api`: `/kanban/board`. */
  readonly path: string;
  /** Never set; it carries the types. */
  readonly types?: (input: In) => Out;
};

/** A call that reads; its input becomes the address's parameters. */
export function get<In, Out>(path: string): Call<In, Out> {
  return { method: 'GET', path };
}

/** A call that changes; its input becomes the body. */
export function post<In, Out>(path: string): Call<In, Out> {
  return { method: 'POST', path };
}

/** The part of the API that a call belongs to, its first path segment: `kanban`. */
export function roomOf({ path }: Pick<Call<never, unknown>, 'path'>): string {
  return path.split('/')[1] ?? '';
}
