import { personName } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import type { CalendarRecord } from '@/domain/calendar/event';
import { nextTime } from '@/domain/calendar/next-time';
import type { Place } from '@/domain/format/formats';
import type { NewsWords } from '@/domain/notifications/news-words';
import { cardWords, eventWords, postCommentWords } from '@/domain/notifications/room-words';
import { atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { ExampleBoards } from './boards';
import type { ExampleSocial } from './social';
import { workingDay } from './working-days';

/** Told to each person of one kind. */
const MOST_OF_A_KIND = 2;

/** The rooms of a team's day. */
export type Rooms = {
  readonly events: readonly CalendarRecord[];
  readonly boards: ExampleBoards;
  readonly social: ExampleSocial;
};

type RoomsTold = Rooms & {
  readonly users: readonly UserRecord[];
  readonly today: Day;
  readonly place: Place;
};

type RoomItem = {
  readonly kind: 'event' | 'card' | 'post';
  readonly words: NewsWords;
  readonly at: number;
};

/** What a person was told of the calendar, of the boards and of their posts. */
export function roomItems({ uuid }: UserRecord, told: RoomsTold): readonly RoomItem[] {
  const { users, events, boards, social, today, place } = told;
  const nameOf = (uid: string) => {
    const user = users.find((one) => one.uuid === uid);
    return user ? personName(user) : '';
  };
  const toldAt = atWallClock(workingDay(today, -3), '14:10', place.zone);
  const ofEvents = events
    .filter(({ assignees, person, repeats }) => assignees.includes(uuid) && person !== uuid && !repeats)
    .filter(({ start }) => start > atWallClock(today, '23:59', place.zone))
    .map((event) => {
      const what = event.seriesId === '' ? 'invited' : 'moved';
      const { words } = eventWords(event, what, nextTime(event, toldAt, place), nameOf(event.person));
      return { kind: 'event' as const, words, at: toldAt };
    });
  const ofCards = boards.comments.flatMap((comment) => {
    const card = boards.cards.find((one) => one.uuid === comment.cardId);
    if (!card?.subscriberIds.includes(uuid) || comment.createdBy === uuid) return [];
    const { words } = cardWords(card, 'commented on', nameOf(comment.createdBy), comment.message);
    return [{ kind: 'card' as const, words, at: comment.createdAt }];
  });
  const ofPosts = social.postComments.flatMap((comment) => {
    const post = social.posts.find((one) => one.uuid === comment.postId);
    if (post?.createdBy !== uuid || comment.createdBy === uuid) return [];
    const { words } = postCommentWords(post, comment.text, nameOf(comment.createdBy));
    return [{ kind: 'post' as const, words, at: comment.createdAt }];
  });
  return [...first(ofEvents), ...first(newest(ofCards)), ...first(newest(ofPosts))];
}

const first = (items: readonly RoomItem[]) => items.slice(0, MOST_OF_A_KIND);

function newest<T extends { readonly at: number }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => b.at - a.at);
}
