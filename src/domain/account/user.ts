import { COLLECTIONS } from '../core/collections';
import {
  boolean,
  choice,
  defineShape,
  initialOf,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';

/** Longest picture kept inside a record, as a data URL: about 15 kB of JPEG. */
export const MAX_PICTURE_LENGTH = 21_000;

/** `Users/{uid}`: a person's account. Only the person reads it; trust fields are function-written. */
export const userShape = defineShape(COLLECTIONS.users, {
  uuid: requiredText(128),
  email: text(320),
  username: text(80),
  userFirstName: text(80),
  userLastName: text(80),
  userProfileImageLink: text(MAX_PICTURE_LENGTH),
  phone: text(40),
  streetAddress: text(200),
  city: text(100),
  state: text(100),
  zipcode: text(20),
  jobRole: text(80),
  company: text(120),
  platform: choice(['Web', 'Mobile']),
  suiteUser: boolean(true),
  onBoarded: boolean(),
  /** May be found by name by people of other businesses. */
  findable: boolean(),
  /** Push tokens of this person's devices. */
  token: textList(20, 300),
  companyUuid: serverOnly(text(128)),
  permissionLevel: serverOnly(textList(60, 40)),
  /** Owner id of the records kept alone; '' means the uid. A founder who leaves gets a fresh one. */
  soloOwner: serverOnly(text(128)),
  /** Owner ids of records from before that were not moved, besides `soloOwner`; see earlier-records.ts. */
  formerOwners: serverOnly(textList(30, 128)),
  /** The company that deactivated this person, and whom to ask about it; '' once they work with another. */
  formerCompany: serverOnly(text(120)),
  formerContact: serverOnly(text(500)),
  userApproveCompanyAdd: serverOnly(boolean()),
  userCompanyAddRequested: serverOnly(boolean()),
  userNetwork: serverOnly(textList(500, 128)),
  userPaid: serverOnly(boolean()),
  plan: serverOnly(text(40)),
  userSubscriptionStart: serverOnly(optionalMoment()),
  userSubscriptionEnd: serverOnly(optionalMoment()),
  /** Whoever signed in before this moment is signed out on every device; whole seconds. */
  signedOutAt: serverOnly(optionalMoment()),
  createdAt: moment(),
  updatedAt: moment(),
});

export type UserRecord = Infer<typeof userShape>;

/** The blank record written at a person's first login, with every field the product knows. */
export function blankUser(uid: string, email: string, at: number): UserRecord {
  return { ...initialOf(userShape.fields), uuid: uid, email, createdAt: at, updatedAt: at };
}

/** How a person is called: full name, else username, else e-mail. */
export function personName(user: {
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly username: string;
  readonly email: string;
}): string {
  const full = `${user.userFirstName} ${user.userLastName}`.trim();
  return full || user.username || user.email;
}
