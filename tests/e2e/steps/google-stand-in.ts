import type { BrowserContext } from '@playwright/test';

/**
 * Stands in for the internet that a sign-in window needs: Google's `api.js`, with which Firebase Auth and the emulator's
 * helper frame exchange messages, and an empty answer for anything else of the window's page. The tests then use the real
 * button, window and SDK.
 */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(isOutside, (route) => route.fulfill({ body: '' }));
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleApi.toString()})();` }),
  );
}

function isOutside({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname);
}

type Reply = (responses: unknown[]) => void;
type Handler = (message: unknown) => unknown;
type Packet = { readonly gapi: 'hello' | 'call' | 'reply'; id: number; event: string; body: unknown };

/** Runs in the page: calls with answers between a window and its frame, over postMessage. */
function googleApi(): void {
  function channel(other: () => Window | null) {
    const handlers = new Map<string, Handler>([['ping', () => true]]);
    const replies = new Map<number, Reply>();
    /** Buffers messages that arrive before a handler, or are sent before the other side listens. */
    let unheard: Packet[] = [];
    let unsent: Packet[] = [];
    let isConnected = false;
    let lastId = 0;

    const post = (packet: Packet) => other()?.postMessage(packet, '*');
    const hello = () => post({ gapi: 'hello', id: 0, event: '', body: null });

    const receiveCall = async (packet: Packet) => {
      const handler = handlers.get(packet.event);
      if (handler) post({ ...packet, gapi: 'reply', body: await handler(packet.body) });
      else unheard.push(packet);
    };
    const receiveReply = ({ id, body }: Packet) => {
      try {
        replies.get(id)?.([body]);
      } catch {
        // The SDK throws after every good answer about web storage; the real library ignores it too.
      }
    };
    const connect = () => {
      if (isConnected) return;
      isConnected = true;
      hello();
      unsent.forEach(post);
      unsent = [];
    };

    window.addEventListener('message', ({ source, data }: MessageEvent<Partial<Packet> | null>) => {
      if (source !== other() || !data?.gapi) return;
      const packet: Packet = { gapi: data.gapi, id: data.id ?? 0, event: data.event ?? '', body: data.body };
      if (packet.gapi === 'hello') connect();
      else if (packet.gapi === 'reply') receiveReply(packet);
      else void receiveCall(packet);
    });
    hello();

    const send = (event: string, body: unknown, reply: Reply) => {
      lastId += 1;
      replies.set(lastId, reply);
      const packet: Packet = { gapi: 'call', id: lastId, event, body };
      if (isConnected) post(packet);
      else unsent.push(packet);
    };
    const register = (event: string, handler: Handler) => {
      handlers.set(event, handler);
      const waiting = unheard.filter((packet) => packet.event === event);
      unheard = unheard.filter((packet) => packet.event !== event);
      for (const packet of waiting) void receiveCall(packet);
    };
    const ping = (reply: Reply) =>
      new Promise<void>((resolve) => {
        send('ping', null, (responses) => {
          reply(responses);
          resolve();
        });
      });
    return { send, register, ping, restyle: () => Promise.resolve() };
  }

  function openFrame({ url }: { url: string }, onOpen: (frame: ReturnType<typeof channel>) => unknown) {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    document.body.append(frame);
    return onOpen(channel(() => frame.contentWindow));
  }

  const context = { open: openFrame, getParentIframe: () => channel(() => window.parent) };
  const gapi = {
    load: (_feature: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  Object.assign(window, { gapi });

  // The SDK names the callback in the script's address; the emulator's frame uses a fixed name.
  const script = document.currentScript;
  const wanted = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
  const onload: unknown = Reflect.get(window, wanted ?? 'gapi_onload');
  if (typeof onload === 'function') onload();
}
