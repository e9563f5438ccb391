import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import { isSameEmail } from '../../format/email';
import { emailsOf, phoneProblem, phonesOf, samePhone } from './contact-cells';
import type { RowCells } from './row-cells';

/** The phone numbers in cells of these targets, each once. */
export function readPhones<T extends string>(read: RowCells<T>, targets: readonly T[]): readonly string[] {
  const phones: string[] = [];
  for (const target of targets) {
    for (const { value, column } of read.all(target)) {
      for (const phone of phonesOf(value)) {
        const problem = phoneProblem(phone);
        if (problem !== null) read.fail(target, problem, column);
        else if (!phones.some((known) => samePhone(known, phone))) phones.push(phone);
      }
    }
  }
  return phones;
}

/** The e-mail addresses in a target's cells, each once. */
export function readEmails<T extends string>(read: RowCells<T>, target: T): readonly string[] {
  const emails: string[] = [];
  for (const { value, column } of read.all(target)) {
    const found = emailsOf(value);
    if (found.length === 0) read.fail(target, 'Not an e-mail address.', column);
    for (const email of found) {
      if (email.length > maxLengthOf(customerShape, 'email'))
        read.fail(target, 'Longer than 320 characters.', column);
      else if (!emails.some((known) => isSameEmail(known, email))) emails.push(email);
    }
  }
  return emails;
}
