import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';

/** Traffic to the Firestore emulator so far. */
export type Traffic = {
  /** Documents delivered to browsers: Firestore's billed reads. */
  readonly documents: number;
  /** Counts and sums; billed as one read per thousand index entries. */
  readonly aggregations: number;
  readonly writes: number;
  /** Queries, each with the rules' own lookups. */
  readonly questions: number;
};

export type FirestoreProxy = {
  readonly traffic: () => Traffic;
  readonly close: () => Promise<void>;
};

/** A proxy before the Firestore emulator that counts on the wire, to check the app's own count. */
export async function startFirestoreProxy(port: number, target: string): Promise<FirestoreProxy> {
  const [host, targetPort] = target.split(':');
  const seen = { documents: 0, aggregations: 0, writes: 0, questions: 0 };

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    const onward = request(
      { host, port: targetPort, path, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        countWord(answer, path.includes('/Listen/') ? '"documentChange"' : '"document":', (count) => {
          seen.documents += count;
        });
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);

    if (incoming.method !== 'POST') return;
    if (path.includes(':runAggregationQuery')) seen.aggregations += 1;
    readText(incoming, (text) => {
      for (const message of messagesIn(text)) {
        seen.writes += message.writes?.length ?? 0;
        seen.questions += message.addTarget || message.structuredQuery ? 1 : 0;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    traffic: () => ({ ...seen }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Counts a word in a stream, also across chunk borders. */
function countWord(stream: IncomingMessage, word: string, add: (count: number) => void): void {
  let tail = '';
  stream.on('data', (piece: Buffer) => {
    const text = tail + piece.toString('latin1');
    add(text.split(word).length - 1);
    tail = text.slice(-(word.length - 1));
  });
}

function readText(stream: IncomingMessage, done: (text: string) => void): void {
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  stream.on('end', () => done(Buffer.concat(pieces).toString('utf8')));
}

type Message = {
  readonly writes?: readonly unknown[];
  readonly addTarget?: unknown;
  readonly structuredQuery?: unknown;
};

/** A browser's messages: one JSON body, or several form fields on an open channel. */
function messagesIn(body: string): Message[] {
  const texts = body.startsWith('{')
    ? [body]
    : [...new URLSearchParams(body)].filter(([name]) => name.endsWith('__data__')).map(([, text]) => text);
  // The protocol's own JSON; missing fields count as nothing.
  return texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Message);
}
