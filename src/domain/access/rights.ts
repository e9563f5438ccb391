import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { defineShape, groupList, moment, requiredText, serverOnly, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';

export const MOST_PEOPLE = 500;

/** `Rights/{owner}`: the permissions of a company's people, function-written, for its administrators alone. */
export const rightsShape = defineShape(COLLECTIONS.rights, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  people: serverOnly(
    groupList(MOST_PEOPLE, {
      uid: text(128),
      email: text(320),
      jobRole: text(80),
      permissionLevel: textList(60, 40),
      /** When they were first seen in the company, epoch ms. */
      since: moment(),
    }),
  ),
  updatedAt: bookkeeping(serverOnly(moment())),
});
export type Rights = Infer<typeof rightsShape>;
export type PersonRights = Rights['people'][number];
