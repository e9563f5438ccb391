/// <reference types="vite/client" />

/** Variables that decide what a build contains; the others are in `data/base/environment.ts`. */
interface ImportMetaEnv {
  readonly VITE_API_MODE?: string;
  readonly VITE_API_URL?: string;
  readonly VITE_TEXT_MESSAGES?: string;
}
