// Loaded into the emulators' process. A Firestore emulator sends one event at a time, waits for the function
// to end, and drops failed events. This file accepts an event on arrival and redelivers it when its function
// fails, such as a transaction that lost to others too often, as production does.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WAITING_EVENTS } from './waiting-events.mjs';

/** Deliveries of a failing event; production retries for longer. */
const DELIVERIES = 5;
const PAUSE_MS = 500;
const DELIVERED = 'x-joblane-delivered';

/**
 * Triggers of records that are written by the thousand. They have a queue of their own, or all other events
 * would wait for an import. Running all functions in parallel would be slower: a query in an emulator's
 * transaction locks its whole collection, and a waiting one waits two seconds.
 */
const BULK = /-(customer|price)Written-/;

/** @typedef {{ path: string, headers: http.IncomingHttpHeaders, body: Buffer, delivery: number }} Event */

/** @type {Map<boolean, Promise<void>>} the end of the queue of bulk events, and of the others' */
const queues = new Map();
/** Unfinished events, including redelivered ones. */
let waiting = 0;

const emit = http.Server.prototype.emit;
/** @this {http.Server} @param {any[]} told the event's name, then its arguments */
http.Server.prototype.emit = function (...told) {
  const [name, request, response] = told;
  if (name === 'request' && request.url === WAITING_EVENTS) response.end(String(waiting));
  else if (name === 'request' && isNewEvent(request)) void take(this, request, response);
  else return Reflect.apply(emit, this, told);
  return true;
};

/** @param {http.IncomingMessage} request */
function isNewEvent({ url = '', headers }) {
  return /^\/functions\/projects\/[^/]+\/triggers\//.test(url) && headers[DELIVERED] === undefined;
}

/** @param {http.Server} server @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function take(server, request, response) {
  const parts = [];
  for await (const part of request) parts.push(part);
  waiting += 1;
  queue(server, {
    path: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(parts),
    delivery: 1,
  });
  response.writeHead(202).end();
}

/** @param {http.Server} server @param {Event} event */
function queue(server, event) {
  const bulk = BULK.test(event.path);
  const before = queues.get(bulk) ?? Promise.resolve();
  queues.set(
    bulk,
    before.then(() => deliver(server, event)),
  );
}

/** Never rejects: the next event waits for it. @param {http.Server} server @param {Event} event */
async function deliver(server, event) {
  const reason = await send(server, event).catch(String);
  if (reason === '') {
    waiting -= 1;
    return;
  }
  const what = `${event.path} of ${String(event.headers['ce-document'])}, delivery ${event.delivery}: ${reason}`;
  if (!server.listening || event.delivery === DELIVERIES) {
    console.error(`An event was given up: ${what}`);
    waiting -= 1;
    return;
  }
  console.error(`An event is delivered again: ${what}`);
  void wait(PAUSE_MS * event.delivery).then(() => queue(server, { ...event, delivery: event.delivery + 1 }));
}

/**
 * @param {http.Server} server @param {Event} event @returns {Promise<string>} why it failed; empty when it
 * did not
 */
function send(server, { path, headers, body, delivery }) {
  const address = server.address();
  if (address === null || typeof address === 'string') return Promise.resolve('the emulators are ending');
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port: address.port, method: 'POST', path },
      headers: { ...headers, [DELIVERED]: String(delivery) },
    };
    http
      .request(options, (answer) => {
        const status = answer.statusCode ?? 0;
        answer.resume().on('close', () => resolve(status < 300 ? '' : `answered ${status}`));
      })
      .on('error', reject)
      .end(body);
  });
}
