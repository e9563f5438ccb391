import { freshId } from './emulator';

/** A session of the sign-in service's REST interface. */
export type Session = { readonly uid: string; readonly idToken: string; readonly refreshToken: string };

/** Calls the sign-in emulator as any client of the project may. */
async function ask(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}/${path}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!response.ok) throw new Error(`The sign-in service refused ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

const toolkit = (method: string, body: object) =>
  ask(`identitytoolkit.googleapis.com/v1/accounts:${method}`, { returnSecureToken: true, ...body });

const emulated = async (list: 'oobCodes' | 'verificationCodes') => {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/${list}`);
  return ((await answer.json()) as Record<string, readonly Readonly<Record<string, string>>[]>)[list] ?? [];
};

const sessionOf = (answer: Readonly<Record<string, unknown>>): Session => ({
  uid: String(answer['localId']),
  idToken: String(answer['idToken']),
  refreshToken: String(answer['refreshToken']),
});

/** Signs in by phone, or links the phone to the account of `session`. */
export async function byPhone(phoneNumber: string, session?: Session): Promise<Session> {
  const { sessionInfo } = await toolkit('sendVerificationCode', { phoneNumber });
  const sent = await emulated('verificationCodes');
  const code = sent.findLast((one) => one['phoneNumber'] === phoneNumber)?.['code'];
  return sessionOf(
    await toolkit('signInWithPhoneNumber', {
      sessionInfo,
      code,
      ...(session && { idToken: session.idToken }),
    }),
  );
}

/** Signs in through Google or Facebook, or links that to the account of `session`. */
export async function byService(
  claims: { readonly sub: string; readonly email: string },
  session?: Session,
  providerId = 'google.com',
): Promise<Session> {
  const token = { ...claims, email_verified: providerId === 'google.com' };
  return sessionOf(
    await toolkit('signInWithIdp', {
      postBody: `id_token=${encodeURIComponent(JSON.stringify(token))}&providerId=${providerId}`,
      requestUri: 'http://localhost',
      ...(session && { idToken: session.idToken }),
    }),
  );
}

/** Signs up with an address, or adds it and a password to the account of `session`. */
export async function withAddress(email: string, password: string, session?: Session): Promise<Session> {
  const method = session ? 'update' : 'signUp';
  return sessionOf(await toolkit(method, { email, password, ...(session && { idToken: session.idToken }) }));
}

export const byPassword = async (email: string, password: string): Promise<Session> =>
  sessionOf(await toolkit('signInWithPassword', { email, password }));

/** A fresh token for a valid session. */
export const renewed = (session: Session) =>
  ask('securetoken.googleapis.com/v1/token', {
    grantType: 'refresh_token',
    refreshToken: session.refreshToken,
  });

/** Sends a mail to an address, and returns the code of its link. */
export async function mailedCode(
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
  email: string,
  session?: Session,
) {
  await toolkit('sendOobCode', { requestType, email, ...(session && { idToken: session.idToken }) });
  return lastCode(requestType, email);
}

/** The code of the last mail of a kind to an address. */
export async function lastCode(requestType: string, email: string): Promise<string> {
  const sent = await emulated('oobCodes');
  return (
    sent.findLast((one) => one['requestType'] === requestType && one['email'] === email)?.['oobCode'] ?? ''
  );
}

/** An unregistered person with a phone, a Google account and a password. */
export const aStranger = () => ({
  phone: `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
  google: { sub: freshId(), email: `${freshId()}@evil.example` },
  password: `squatting ${freshId()}`,
});
