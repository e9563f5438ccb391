import type { Card } from '../boards/board';
import { cardLink } from '../boards/card-link';
import type { EventAnswer } from '../calendar/answers';
import type { CalendarRecord } from '../calendar/event';
import type { EventTime } from '../calendar/next-time';
import { paths } from '../navigation/paths';
import type { Post } from '../social/post';
import { actor, inOneLine } from './news-words';
import type { EventWords, NewsWords } from './news-words';

type CardName = Pick<Card, 'uuid' | 'boardId' | 'name'>;

/** The reader was made a member of a card. */
export function cardMemberWords(card: CardName, by: string): EventWords {
  return {
    words: { title: `${actor(by)} added you to ${card.name}`, text: 'Card', link: cardLink(card) },
    joined: (count) => ({ title: `${actor(by)} added you to ${count} cards`, link: cardLink(card) }),
  };
}

/** A subscribed card was changed; `what` is a past verb, such as "archived". */
export function cardWords(card: CardName, what: string, by: string, text = ''): EventWords {
  const link = cardLink(card);
  return {
    words: { title: `${actor(by)} ${what} ${card.name}`, text, link },
    joined: (count) => ({ title: `${count} changes of ${card.name}`, text, link }),
  };
}

/** The reader is invited to an event, or one of theirs has another time or place, or is cancelled. */
export function eventWords(
  { title, place }: Pick<CalendarRecord, 'title' | 'place'>,
  what: 'invited' | 'moved' | 'cancelled',
  { when, link }: EventTime,
  by: string,
): EventWords {
  const said = what === 'invited' ? `invited you to ${title}` : `${what} ${title}`;
  const words: NewsWords = {
    title: `${actor(by)} ${said}`,
    text: inOneLine(when, place),
    // A cancelled event is not there to be opened.
    link: what === 'cancelled' ? paths.calendar : link,
  };
  return { words, joined: () => words };
}

/** A person answered the reader's invitation. */
export function eventAnswerWords(
  { title }: Pick<CalendarRecord, 'title'>,
  answer: EventAnswer,
  { link }: EventTime,
  by: string,
): EventWords {
  const said = { accepted: 'accepted', declined: 'declined', maybe: 'may come to' }[answer];
  return {
    words: { title: `${actor(by)} ${said} ${title}`, link },
    joined: (count) => ({ title: `${count} answers to ${title}`, link }),
  };
}

function postLink({ uuid }: Pick<Post, 'uuid'>): string {
  return `${paths.socialFeed}?${new URLSearchParams({ post: uuid }).toString()}`;
}

/** A person commented on the reader's post. */
export function postCommentWords(post: Pick<Post, 'uuid'>, text: string, by: string): EventWords {
  const link = postLink(post);
  return {
    words: { title: `${actor(by)} commented on your post`, text, link },
    joined: (count) => ({ title: `${count} comments on your post`, text, link }),
  };
}

/** A post of the reader's business was reported; they decide whether it stays. */
export function postReportWords(post: Pick<Post, 'uuid'>, reason: string, by: string): EventWords {
  const link = postLink(post);
  return {
    words: { title: `${actor(by)} reported a post`, text: reason, link },
    joined: (count) => ({ title: `${count} reports of a post`, text: reason, link }),
  };
}
