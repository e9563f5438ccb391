import { initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';

let app: App | null = null;

/** The project with the rights of the server, made on first use. */
export function adminApp(): App {
  app ??= initializeApp();
  return app;
}
