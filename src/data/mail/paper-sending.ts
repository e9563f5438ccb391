import { numberOf, textOf } from '../core/answers';

/** A paper's mail as its sender wrote it; without addresses only the client's link is made. */
export type PaperSending = {
  /** At most five e-mail addresses. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
  /** One per press: repeating it sends nothing twice. */
  readonly requestId: string;
  /** The mail waits for the PDF; see `attachPaper`. */
  readonly withPaper: boolean;
};

/** A version that was sent, with the id of the client's link. `heldMail` waits for its PDF; '' for none. */
export type SentPaper = { readonly version: number; readonly link: string; readonly heldMail: string };

/** Reads what a function answers that sends a paper. @throws when a part is missing */
export function sentPaperOf(answer: unknown): SentPaper {
  return {
    version: numberOf(answer, 'version'),
    link: textOf(answer, 'link'),
    heldMail: textOf(answer, 'heldMail'),
  };
}
