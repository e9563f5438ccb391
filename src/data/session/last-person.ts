import { companyShape } from '@/domain/company/company';
import { encodeFields, parseFields } from '@/domain/core/record-codec';
import type { Doc } from '@/domain/core/value';
import { userShape } from '@/domain/account/user';
import { readOwnDevice } from '../base/own-device';
import { lastPersonKey } from './forget-last-person';
import type { LastPerson } from './watch-person';

type Kept = { readonly user: Doc; readonly company: Doc | null };

/** On an own device a returning user starts with these; the live ones replace them. The rules decide what is read. */
export const lastPerson: LastPerson = {
  read: (uid) => {
    if (!readOwnDevice()) return null;
    try {
      const kept = JSON.parse(localStorage.getItem(lastPersonKey(uid)) ?? 'null') as Kept | null;
      if (kept === null) return null;
      const record = parseFields(userShape.fields, kept.user);
      const company = kept.company && parseFields(companyShape.fields, kept.company);
      if (!record.ok || record.value.uuid !== uid || company?.ok === false) return null;
      return { record: record.value, company: company && company.value };
    } catch {
      // Storage is disabled, or an older version wrote it.
      return null;
    }
  },
  keep: ({ record, company }) => {
    try {
      const key = lastPersonKey(record.uuid);
      const kept: Kept = {
        user: encodeFields(userShape.fields, record),
        company: company && encodeFields(companyShape.fields, company),
      };
      if (readOwnDevice()) localStorage.setItem(key, JSON.stringify(kept));
      else localStorage.removeItem(key);
    } catch {
      // Without storage the next start asks the server first.
    }
  },
};
