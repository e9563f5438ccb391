import { addressFields } from '../format/address-fields';
import { called, phone, bookkeeping } from '../core/field-facts';
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

/** Longest stored picture, as a data URL: about 15 kB of JPEG. */
export const MAX_PICTURE_LENGTH = 21_000;

/** `Users/{uid}`: a user's account. Only they read it; functions write the trusted fields. */
export const userShape = defineShape(COLLECTIONS.users, {
  uuid: bookkeeping(requiredText(128)),
  email: called('E-mail', text(320)),
  username: text(80),
  userFirstName: called('First name', text(80)),
  userLastName: called('Last name', text(80)),
  userProfileImageLink: text(MAX_PICTURE_LENGTH),
  phone: phone(),
  ...addressFields,
  jobRole: text(80),
  company: text(120),
  platform: choice(['Web', 'Mobile']),
  suiteUser: boolean(true),
  onBoarded: boolean(),
  /** The name search of other businesses may show this person. */
  findable: boolean(),
  token: textList(20, 300),
  companyUuid: serverOnly(text(128)),
  permissionLevel: serverOnly(textList(60, 40)),
  /** Owner id of the records kept without a company; '' means the uid. */
  soloOwner: serverOnly(text(128)),
  /** Earlier owner ids whose records were not moved, besides `soloOwner`; see earlier-records.ts. */
  formerOwners: serverOnly(textList(30, 128)),
  /** The company that deactivated this person, and the contact there; '' once they work elsewhere. */
  formerCompany: serverOnly(text(120)),
  formerContact: serverOnly(text(500)),
  userApproveCompanyAdd: serverOnly(boolean()),
  userCompanyAddRequested: serverOnly(boolean()),
  userNetwork: serverOnly(textList(500, 128)),
  userPaid: serverOnly(boolean()),
  plan: serverOnly(text(40)),
  userSubscriptionStart: serverOnly(optionalMoment()),
  userSubscriptionEnd: serverOnly(optionalMoment()),
  /** Sessions that began before this moment are signed out; whole seconds. */
  signedOutAt: serverOnly(optionalMoment()),
  createdAt: bookkeeping(moment()),
  updatedAt: bookkeeping(moment()),
});

export type UserRecord = Infer<typeof userShape>;

/** The record written at a user's first login, with every field at its initial value. */
export function blankUser(uid: string, email: string, at: number): UserRecord {
  return { ...initialOf(userShape.fields), uuid: uid, email, createdAt: at, updatedAt: at };
}

/** A person's display name: full name, else username, else e-mail. */
export function personName(user: {
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly username: string;
  readonly email: string;
}): string {
  const full = `${user.userFirstName} ${user.userLastName}`.trim();
  return full || user.username || user.email;
}
