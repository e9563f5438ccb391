import { vi } from 'vitest';

type ShownNotice = EventTarget & { readonly title: string; readonly body: string };

/**
 * Gives the test a computer whose browser shows notices, until `vi.unstubAllGlobals`; returns those so far.
 * @param show runs first for each; one that throws is a browser that shows none
 */
export function stubComputerNotices(show: (title: string) => void = () => undefined): ShownNotice[] {
  const shown: ShownNotice[] = [];
  class Notice extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = async () => 'granted';
    readonly title: string;
    readonly body: string;
    readonly close = () => undefined;
    constructor(title: string, { body }: { readonly body: string }) {
      super();
      show(title);
      [this.title, this.body] = [title, body];
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', Notice);
  return shown;
}
