import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { SHOWN_SALE } from './measured-screens';

/**
 * The data was stored without functions, so rosters and the measured client's page are missing: rewriting
 * people and activating the link makes the triggers write them. Fails after two minutes.
 */
export async function wakeTriggers(): Promise<void> {
  initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' });
  const store = getFirestore();
  const users = await store.collection('Users').get();
  for (const user of users.docs) {
    await user.ref.delete();
    await user.ref.set(user.data());
  }
  await store.doc(`Tracking/example-${SHOWN_SALE}`).update({ state: 'active', updatedAt: Timestamp.now() });
  await appears(`Tracking/example-${SHOWN_SALE}/Public/progress`);
  await appears('Rosters/dana-hollis');

  function appears(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${path} was not written by its trigger`)), 120_000);
      const stop = store.doc(path).onSnapshot((document) => {
        if (!document.exists) return;
        clearTimeout(late);
        stop();
        resolve();
      }, reject);
    });
  }
}
