/** Both pages in one chunk: the entry script names every further chunk. */
export { PrivacyPage } from './privacy-page';
export { TermsPage } from './terms-page';
