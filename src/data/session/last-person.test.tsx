import { beforeEach, describe, expect, it } from 'vitest';
import { initialOf } from '@/domain/core/shape';
import { companyShape } from '@/domain/company/company';
import { blankUser } from '@/domain/account/user';
import { saveOwnDevice } from '../base/own-device';
import { forgetLastPerson, lastPersonKey } from './forget-last-person';
import { lastPerson } from './last-person';

const record = { ...blankUser('ann', 'ann@example.com', 5), permissionLevel: ['jobs:view'], signedOutAt: 7 };
const company = { ...initialOf(companyShape.fields), uuid: 'acme', name: 'Acme' };

describe('what the device keeps of the last user', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each([[company], [null]])('is their record and company', (of) => {
    lastPerson.keep({ record, company: of });
    expect(lastPerson.read('ann')).toEqual({ record, company: of });
    expect(lastPerson.read('bob')).toBeNull();
  });

  it('is nothing on a shared device, also once it becomes one', () => {
    lastPerson.keep({ record, company });
    saveOwnDevice(false);
    expect(lastPerson.read('ann')).toBeNull();
    lastPerson.keep({ record, company });
    expect(localStorage).toHaveLength(0);
  });

  it('goes when another user signs in or nobody is signed in, and leaves other data', () => {
    localStorage.setItem('person:ann:columns', '[]');
    lastPerson.keep({ record, company });
    forgetLastPerson('ann');
    expect(lastPerson.read('ann')).not.toBeNull();
    forgetLastPerson('');
    expect(Object.keys(localStorage)).toEqual(['person:ann:columns']);
  });

  it.each(['{"user":{"uuid":"bob"},"company":null}', '{', 'null', '7'])(
    'is nothing where %s was written, as by another version',
    (text) => {
      localStorage.setItem(lastPersonKey('ann'), text);
      expect(lastPerson.read('ann')).toBeNull();
    },
  );
});
