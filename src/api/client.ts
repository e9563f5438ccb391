import axios from 'axios';
import type { AxiosAdapter } from 'axios';
import type { Call } from './call';

/** What a call rejects with when the server gave no data (specification, section 8). */
export const NO_ANSWER = 'Something went wrong';

/** Sends calls: resolves with the response's data, rejects with the server's response data or `NO_ANSWER`. */
export type Client = <In, Out>(call: Call<In, Out>, input: In) => Promise<Out>;

export type ClientOptions = {
  /** Where `/api` is; '' for the app's own address. */
  readonly server: string;
  /** Answers instead of the network. */
  readonly adapter?: AxiosAdapter;
  /** The user's sign-in token for each request. */
  readonly token?: () => Promise<string>;
};

/** A client of the API with base path `/api`. */
export function createClient({ server, adapter, token }: ClientOptions): Client {
  const http = axios.create({ baseURL: `${server}/api`, ...(adapter && { adapter }) });
  if (token) {
    http.interceptors.request.use(async (config) => {
      config.headers.setAuthorization(`Bearer ${await token()}`);
      return config;
    });
  }
  http.interceptors.response.use(undefined, (error: unknown) => {
    const data: unknown = axios.isAxiosError(error) ? error.response?.data : undefined;
    // The specification's client rejects with data, not with an Error; `use-call.ts` makes an AppError of it.
    return Promise.reject(data === undefined || data === '' ? NO_ANSWER : data);
  });
  return async <In, Out>({ method, path }: Call<In, Out>, input: In): Promise<Out> => {
    const response = await http.request<Out>({
      method,
      url: path,
      ...(method === 'GET' ? { params: input } : { data: input }),
    });
    return response.data;
  };
}
