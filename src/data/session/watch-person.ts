import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { encodeFields } from '@/domain/core/record-codec';
import { blankUser, userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { toAppError } from '../base/app-error';
import { recordRef } from '../core/query';
import type { Decoded } from '../core/query';
import { now } from '../store/port';
import type { DocResult, DocStore, Write } from '../store/port';
import type { Account } from './session';

/** The sources of the session. */
export type Person = {
  readonly record: UserRecord;
  /** Null for users without a company, and for those who may not (or no longer) read it. */
  readonly company: CompanyRecord | null;
  readonly isFirstLogin: boolean;
};

/** The record and company that a user of this device had last. */
export type LastPerson = {
  readonly read: (uid: string) => Omit<Person, 'isFirstLogin'> | null;
  readonly keep: (person: Pick<Person, 'record' | 'company'>) => void;
};

/** Callbacks for the user's record. */
export type PersonListeners = {
  readonly onPerson: (person: Person) => void;
  readonly onFirstLogin: () => void;
  readonly onProblem: (error: AppError) => void;
  /** The record vanished: the account was deleted elsewhere. */
  readonly onGone: () => void;
};

/**
 * Follows the user's own record and their company's. Writes the blank record when there is none, and then waits for
 * the server: the rules look this record up before they allow anything else.
 *
 * @param last what the device kept of the user, told at once; the live records replace it
 */
export function watchPerson(
  store: DocStore,
  account: Account,
  listeners: PersonListeners,
  last?: LastPerson,
): () => void {
  const { onPerson, onFirstLogin, onProblem, onGone } = listeners;
  const userRef = recordRef(userShape, account.uid);
  let record: UserRecord | null = null;
  let company: CompanyRecord | null = null;
  let companyUuid = '';
  let isCompanyKnown = true;
  let isFirstLogin = false;
  let isWriting = false;
  let isPending = false;
  let refusal: AppError | null = null;
  let hasStopped = false;
  let leaveCompany = (): void => undefined;

  const tell = () => {
    if (!record || !isCompanyKnown || isWriting || hasStopped) return;
    // First, so that a restart for other rights does not begin with the old ones.
    last?.keep({ record, company });
    onPerson({ record, company, isFirstLogin });
  };

  const showCompany = (next: CompanyRecord | null) => {
    company = next;
    isCompanyKnown = true;
    tell();
  };

  const followCompany = (uuid: string) => {
    leaveCompany();
    leaveCompany = () => undefined;
    companyUuid = uuid;
    company = null;
    isCompanyKnown = uuid === '';
    if (uuid === '') return;
    const { ref, decode } = recordRef(companyShape, uuid);
    leaveCompany = store.watchDoc(
      ref,
      (result) => {
        const decoded = readRow(result, decode);
        // Not cached and not answered by the server yet: wait.
        if (decoded !== 'waiting') showCompany(decoded?.ok ? decoded.record : null);
      },
      (error) => (error.code === 'denied' ? showCompany(null) : onProblem(error)),
    );
  };

  const writeBlank = () => {
    if (isWriting || isFirstLogin) return;
    // A refusal is final until a restart.
    if (refusal) {
      onProblem(refusal);
      return;
    }
    isWriting = true;
    store.commit([blankRecord(account)]).then(
      () => {
        isWriting = false;
        isFirstLogin = true;
        if (hasStopped) return;
        onFirstLogin();
        tell();
      },
      (error: unknown) => {
        isWriting = false;
        refusal = toAppError(error);
        if (hasStopped) return;
        // Drops the pending record. If another window was faster, its record follows.
        if (isPending) record = null;
        if (record === null) onProblem(refusal);
        else tell();
      },
    );
  };

  const known = last?.read(account.uid) ?? null;
  if (known) onPerson({ ...known, isFirstLogin });
  const leaveUser = store.watchDoc(
    userRef.ref,
    (result) => {
      const decoded = readRow(result, userRef.decode);
      if (decoded === 'waiting') {
        // The client gave up waiting for a connection; it resumes by itself.
        if (record === null && known === null) onProblem(new AppError('network'));
        return;
      }
      if (decoded === null) {
        // A refused write's local record vanishes too.
        const wasDeleted = (record !== null || known !== null) && !isPending && !isWriting;
        record = null;
        if (wasDeleted) onGone();
        else writeBlank();
        return;
      }
      if (!decoded.ok) {
        onProblem(new AppError('unknown', { cause: decoded.problem }));
        return;
      }
      isPending = result.row?.pending ?? false;
      if (isPending && refusal) return;
      record = decoded.record;
      if (record.companyUuid !== companyUuid) followCompany(record.companyUuid);
      tell();
    },
    onProblem,
  );

  return () => {
    hasStopped = true;
    leaveUser();
    leaveCompany();
  };
}

function readRow<T>(
  { row, fromCache }: DocResult,
  decode: (row: NonNullable<DocResult['row']>) => Decoded<T>,
): Decoded<T> | null | 'waiting' {
  if (row) return decode(row);
  return fromCache ? 'waiting' : null;
}

/** The blank record with every field of the product, filled from the sign-in account. */
function blankRecord(account: Account): Write {
  const [userFirstName = '', ...others] = account.displayName.trim().split(/\s+/);
  const record: UserRecord = {
    // An unverified address must not be in a record; Facebook accounts may have one.
    ...blankUser(account.uid, account.isEmailVerified ? account.email : '', 0),
    userFirstName: userFirstName.slice(0, 80),
    userLastName: others.join(' ').slice(0, 80),
    phone: account.phone,
  };
  return {
    kind: 'create',
    ref: recordRef(userShape, account.uid).ref,
    data: { ...encodeFields(userShape.fields, record), createdAt: now(), updatedAt: now() },
  };
}
