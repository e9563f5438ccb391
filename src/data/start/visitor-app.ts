import { initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../base/environment';

/** The Firebase app of a page without the data room; App Check alone needs it. */
export function openVisitorApp({ firebase }: Pick<Environment, 'firebase'>): FirebaseApp {
  return initializeApp(firebase);
}
