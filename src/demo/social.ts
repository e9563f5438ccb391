import { initialOf } from '@/domain/core/shape';
import { postCommentShape, postShape } from '@/domain/social/post';
import type { Audience, Post, PostComment } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import type { Cover, SocialProfile } from '@/domain/social/profile';
import { ownerOf } from '@/domain/session/session';
import { atWallClock, MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { UserRecord } from '@/domain/account/user';
import { fileOf } from './files';
import type { ExampleFile } from './files';
import type { RoofPicture } from './pictures/roof-pictures';
import { workingDay } from './working-days';

/** The posts and profiles of the example world. */
export type ExampleSocial = {
  readonly posts: readonly Post[];
  readonly postComments: readonly PostComment[];
  readonly socialProfiles: readonly SocialProfile[];
  /** The posts' pictures. */
  readonly files: readonly ExampleFile[];
};

type Line = {
  readonly by: string;
  readonly to: Audience;
  /** Working days before today, and the time. */
  readonly day: number;
  readonly clock: string;
  readonly text: string;
  /** Drawn photos of one house. */
  readonly photos?: readonly RoofPicture[];
  /** Whether its two photos show the roof before and after. */
  readonly isBeforeAfter?: boolean;
  readonly likes?: readonly string[];
  /** Author and words, some minutes apart. */
  readonly answers?: readonly (readonly [string, string])[];
};

const DANA = 'dana-hollis';
const MARCUS = 'marcus-reed';
const ELENA = 'elena-sato';
const OMAR = 'omar-haddad';
const TOM = 'tom-becker';
const ROSA = 'rosa-lima';
const CARLA = 'carla-voss';
const BEN = 'ben-petersen';
const LOU = 'lou-verity';

const FEED: readonly Line[] = [
  {
    by: MARCUS,
    to: 'connections',
    day: -1,
    clock: '16:26',
    text: 'Chester Park, done in two days. Three layers came off, and the deck was sound apart from two sheets at the chimney.',
    photos: ['stripped', 'done'],
    isBeforeAfter: true,
    likes: [DANA, TOM, ROSA, ELENA],
    answers: [
      [ELENA, 'The homeowner sent five stars before we had the trailer loaded.'],
      [TOM, 'Rosa found the soft sheet by walking it. Worth writing down.'],
    ],
  },
  {
    by: LOU,
    to: 'connections',
    day: -1,
    clock: '10:05',
    text: 'The 6 ft panels are in stock again, 40 of them. First come, first served until Friday.',
    likes: [DANA],
    answers: [[DANA, 'Please hold eight for us, Omar calls you this afternoon.']],
  },
  {
    by: OMAR,
    to: 'coworkers',
    day: -2,
    clock: '07:10',
    text: 'Wind to 35 mph from noon. Nobody on a slope over 6/12 after lunch, and tie the tarps down before you leave.',
    likes: [TOM, ROSA, DANA],
    answers: [[TOM, 'Alder Street is tied down. We are back at the yard at 1.']],
  },
  {
    by: CARLA,
    to: 'connections',
    day: -3,
    clock: '18:40',
    text: 'Question for the group: what do you use against ice dams on a low porch roof that joins a steep main roof?',
    likes: [BEN],
    answers: [
      [
        DANA,
        'Self-adhering membrane up to six feet past the wall line, and we vent the porch. Three winters without a call.',
      ],
      [BEN, 'We tried that on Birch Court. It held.'],
    ],
  },
  {
    by: DANA,
    to: 'connections',
    day: -4,
    clock: '16:12',
    text: 'Tear-off day on Cedar Street. The stain came from one lifted shingle at the chimney, exactly where the owner pointed.',
    photos: ['half', 'chimney'],
    likes: [MARCUS, TOM, ELENA, CARLA, LOU],
    answers: [[TOM, 'Two sheets of decking and it is sound again.']],
  },
  {
    by: ELENA,
    to: 'coworkers',
    day: -6,
    clock: '09:30',
    text: 'New form for roof measurements: please fill in pitch and layers on site, not from the truck. How others measure: https://www.osha.gov/fall-protection',
    likes: [OMAR],
  },
  {
    by: ROSA,
    to: 'coworkers',
    day: -8,
    clock: '15:55',
    text: 'First valley I did alone today. Thanks for the patience, Tom.',
    likes: [TOM, DANA, MARCUS, ELENA, OMAR],
    answers: [[DANA, 'It looks great, Rosa.']],
  },
];

const PROFILES: readonly (readonly [string, string, string, readonly string[], Cover])[] = [
  [
    DANA,
    'Third roofer in the family. We do steep slopes, ice-dam repair and the odd church. Two crews, no subcontractors on tear-off.',
    'Duluth, Superior, Two Harbors',
    ['Asphalt shingles', 'Standing seam', 'Ice dams', 'Hail claims', 'Copper valleys'],
    'harbor',
  ],
  [
    MARCUS,
    'I come with a ladder and a drone, and you get the pictures the same evening.',
    'Duluth',
    ['Estimates', 'Insurance claims'],
    'hills',
  ],
  [
    TOM,
    'Crew lead since 2014. Slow on the phone, quick on a roof.',
    'Duluth',
    ['Tear-off', 'Flashing'],
    'roofs',
  ],
  [
    CARLA,
    'Small crew, small roofs, no mess left behind.',
    'Superior',
    ['Repairs', 'Gutters', 'Cedar'],
    'hills',
  ],
  [
    LOU,
    'LouveRoof panels and everything that holds them down. Delivered to the site.',
    'Duluth',
    ['LouveRoof', 'Supplies'],
    'harbor',
  ],
];

/** A lively feed of a week and a half, and who its authors are, since `at` (epoch ms). */
export function exampleSocial(
  users: readonly UserRecord[],
  today: Day,
  zone: string,
  at: number,
): ExampleSocial {
  const named = (uid: string): UserRecord => {
    const user = users.find(({ uuid }) => uuid === uid);
    if (!user) throw new Error(`Nobody of the example world is called ${uid}.`);
    return user;
  };
  const told = FEED.map((line, index) => {
    const author = named(line.by);
    const since = atWallClock(workingDay(today, line.day), line.clock, zone);
    const uuid = `post-${index + 1}`;
    const readers = line.to === 'connections' ? author.userNetwork : [];
    const place = { owner: ownerOf(author), assignees: [line.by, ...readers] };
    const files = (line.photos ?? []).map((picture) => {
      const mark = { noun: 'post', recordId: uuid, picture, name: `${picture}.png` } as const;
      return fileOf({ ...mark, by: line.by, at: since }, place, index);
    });
    const post: Post = {
      ...initialOf(postShape.fields),
      uuid,
      owner: place.owner,
      audience: line.to,
      readers,
      pictures: files.map(({ record }) => ({ fileId: record.uuid, thumb: record.thumb })),
      isBeforeAfter: line.isBeforeAfter ?? false,
      text: line.text,
      likedBy: line.likes ?? [],
      commentCount: line.answers?.length ?? 0,
      ...stamps(line.by, since),
    };
    const comments = (line.answers ?? []).map(([by, text], place): PostComment => ({
      ...initialOf(postCommentShape.fields),
      uuid: `${post.uuid}-comment-${place + 1}`,
      owner: post.owner,
      readers: post.readers,
      postId: post.uuid,
      text,
      ...stamps(by, since + (place + 1) * 23 * MINUTE_MS),
    }));
    return { post, comments, files };
  });
  return {
    posts: told.map(({ post }) => post),
    files: told.flatMap(({ files }) => files),
    postComments: told.flatMap(({ comments }) => comments),
    socialProfiles: PROFILES.map(([uid, about, area, trades, cover]) => ({
      ...initialOf(socialProfileShape.fields),
      uuid: uid,
      owner: ownerOf(named(uid)),
      about,
      area,
      trades,
      cover,
      ...stamps(uid, at),
    })),
  };
}

const stamps = (by: string, at: number) => ({ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by });
