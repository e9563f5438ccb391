import { describe, expect, it } from 'vitest';
import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { AUTH_CODES, authError } from './auth-errors';

const failure = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });

describe('errors of the sign-in service', () => {
  it.each(Object.entries(AUTH_CODES))('reads auth/%s as %s, with its sentence', (code, expected) => {
    const error = authError(failure(`auth/${code}`));
    expect(error).toMatchObject({ code: expected, message: ERROR_SENTENCES[expected] });
  });

  it('returns the same for an unknown address and a wrong password', () => {
    const sentences = ['user-not-found', 'wrong-password', 'invalid-credential'].map(
      (code) => authError(failure(`auth/${code}`)).message,
    );
    expect(new Set(sentences).size).toBe(1);
  });

  it('keeps an AppError, and maps other errors to unknown with their cause', () => {
    const own = new AppError('denied');
    expect(authError(own)).toBe(own);
    const strange = failure('auth/never-heard-of');
    expect(authError(strange)).toMatchObject({ code: 'unknown', cause: strange });
    expect(authError('text')).toMatchObject({ code: 'unknown', cause: 'text' });
  });
});
