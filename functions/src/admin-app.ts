import { initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';

let app: App | null = null;

/** The Admin SDK's app, created on first use. */
export function adminApp(): App {
  app ??= initializeApp();
  return app;
}
