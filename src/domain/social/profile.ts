import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import {
  boolean,
  choice,
  defineShape,
  integer,
  moment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';

/** The drawn covers of a profile. */
export const COVERS = ['hills', 'harbor', 'roofs'] as const;
export type Cover = (typeof COVERS)[number];

/** `SocialProfiles/{uid}`: what a person tells of themselves to coworkers and connections. */
export const socialProfileShape = defineShape(COLLECTIONS.socialProfiles, {
  uuid: bookkeeping(requiredText(128)),
  owner: bookkeeping(requiredText(128)),
  about: text(1_000),
  area: text(120),
  trades: textList(12, 40),
  cover: choice(COVERS),
  /** Whether others see how many jobs the person has completed. */
  showsJobs: boolean(),
  /** Counted by functions while it is shown; 0 otherwise. */
  completedJobs: serverOnly(integer(0, 1_000_000)),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type SocialProfile = Infer<typeof socialProfileShape>;
