import type { Decision } from '../estimates/answers/decision';
import type { FollowUpReason } from '../estimates/follow-up';
import { paths } from '../navigation/paths';
import type { NewsWords } from './news-words';

const VERBS: Readonly<Record<Decision['decision'], string>> = {
  Approved: 'approved',
  'Changes Requested': 'asks for changes of',
  Declined: 'declined',
};

type About = { readonly uuid: string; readonly title: string };

/** A client answered an estimate; amounts stay in the record. */
export function answeredWords({ decision, name, note }: Decision, { uuid, title }: About): NewsWords {
  return { title: `${name} ${VERBS[decision]} ${title}`, text: note, link: paths.estimate(uuid) };
}

/** An answer came too late or does not fit. */
export function refusedAnswerWords({ decision, name, refusal }: Decision, { uuid, title }: About): NewsWords {
  return {
    title: `${name}: “${decision}” does not count for ${title}`,
    text: refusal,
    link: paths.estimate(uuid),
  };
}

/** A client asks something about an estimate. */
export function askedWords(name: string, question: string, { uuid, title }: About): NewsWords {
  return { title: `${name} asks about ${title}`, text: question, link: paths.estimate(uuid) };
}

/** Nobody has answered an estimate; `when` names the day it was sent, or its last one. */
export function followUpWords(
  reason: FollowUpReason,
  when: string,
  { uuid, title, customerName }: About & { readonly customerName: string },
): NewsWords {
  const client = customerName || 'The client';
  return {
    title: `${client} has not answered ${title}`,
    text: reason === 'expiring' ? `It is good until ${when}.` : `It was sent on ${when}.`,
    link: paths.estimate(uuid),
  };
}

/** The client's page takes no digits any more, or for an hour. */
export function lockedPageWords(client: string, isForGood: boolean, link: string): NewsWords {
  return {
    title: `Wrong digits on the page of ${client}`,
    text: isForGood
      ? 'The page stays closed until you open it again.'
      : 'It takes no further tries for an hour. Call the client if it was not them.',
    link,
  };
}
