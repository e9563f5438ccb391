import { Agent, request } from 'node:http';
import type { RequestOptions } from 'node:http';

export type Answer = { readonly status: number; readonly text: string };

/** Connections stay open: the rules' tests send tens of thousands of requests. */
const agent = new Agent({ keepAlive: true });

/** Sends one request to an emulator. Takes half the time of `fetch`, which was most of the suite's. */
export function send(
  url: string,
  { body, ...options }: Pick<RequestOptions, 'method' | 'headers'> & { readonly body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
