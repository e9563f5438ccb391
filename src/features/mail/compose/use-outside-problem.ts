import { useEffect, useState } from 'react';
import { checkOutsideMail } from '@/data/mail/outside-mail';
import { emailKey, isEmailAddress } from '@/domain/format/email';

type Person = { readonly uid: string; readonly email: string };

/**
 * Why a mail to these people would be refused for its addresses outside, as a sentence; '' while that is not known.
 * Delivery checks again, so a check that fails says nothing.
 */
export function useOutsideProblem(people: readonly Person[]): string {
  const outside = people.filter(({ uid, email }) => uid === '' && isEmailAddress(email));
  const wanted = [...new Set(outside.map(({ email }) => emailKey(email)))].join('\n');
  const [checked, setChecked] = useState({ wanted: '', problem: '' });
  useEffect(() => {
    if (wanted === '') return;
    let isOver = false;
    checkOutsideMail(wanted.split('\n')).then(
      (problem) => !isOver && setChecked({ wanted, problem }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return checked.wanted === wanted ? checked.problem : '';
}
