import { oneLine } from '../core/mail';
import { phoneParts } from '../format/phone';
import { paths } from '../navigation/paths';
import { MAX_TEXT_MESSAGE } from './text-message';
import type { UpdateWording } from './wording';

/** The number a client's text messages go to: '' for none, one with an extension, and one that was never read as a number. */
export function textNumber(phone: string): string {
  const { number, extension } = phoneParts(phone);
  return extension === '' && /^\+[1-9]\d{6,14}$/.test(number) ? number : '';
}

export type UpdateText = {
  readonly wording: UpdateWording;
  readonly link: string;
  /** The app's address without a trailing slash. */
  readonly app: string;
  readonly business: string;
};

/**
 * The text message of an update: who writes, the text without its subject, the tracking link and how to stop. A text
 * that is too long ends early, so that link and stop are always there.
 */
export function updateText({ wording, link, app, business }: UpdateText): string {
  const head = `${oneLine(business)}: `;
  const foot = ` ${app}${paths.tracking(link)} Reply STOP to stop.`;
  const room = MAX_TEXT_MESSAGE - head.length - foot.length;
  const text = oneLine(wording.text);
  return `${head}${text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`}${foot}`;
}
