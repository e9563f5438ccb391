import * as v from 'valibot';
import type { SendText, TextAnswer } from './text-port';

export type TwilioAccount = {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in international format, or the id of a messaging service (`MG…`). */
  readonly from: string;
};

const TWILIO = 'https://api.twilio.com';
const ANSWER_WITHIN_MS = 20_000;

const refusal = v.object({ code: v.optional(v.number()) });

/** Twilio's error codes that the office can do something about; https://www.twilio.com/docs/api/errors. */
const WHY: Readonly<Record<number, string>> = {
  21211: 'The phone number is not valid.',
  21408: 'Text messages to this country are not switched on.',
  21610: 'The client has replied STOP to these messages.',
  21612: 'This phone number cannot be reached.',
  21614: 'The phone number is not a mobile number.',
};
const OTHERWISE = 'The provider refused the text message.';
/** Said of a text message whose fate is not known. */
export const NO_ANSWER = 'The provider gave no answer, so the text message may not have arrived.';

/** Sends by Twilio's Programmable Messaging; https://www.twilio.com/docs/messaging/api/message-resource. */
export function twilio({ accountSid, authToken, from }: TwilioAccount, server = TWILIO): SendText {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return async (to, body) => {
    try {
      const response = await fetch(`${server}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
        body: new URLSearchParams({ [sender]: from, To: to, Body: body }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      return await answerOf(response);
    } catch {
      // A lost connection does not say whether the message was taken, so it is not sent again.
      return { kind: 'failed', why: NO_ANSWER };
    }
  };
}

async function answerOf(response: Response): Promise<TextAnswer> {
  if (response.ok) return { kind: 'sent' };
  if (response.status === 429 || response.status === 503) return { kind: 'busy' };
  const told = v.safeParse(refusal, await response.json().catch(() => null));
  const code = told.success ? told.output.code : undefined;
  return { kind: 'failed', why: (code === undefined ? undefined : WHY[code]) ?? OTHERWISE };
}
