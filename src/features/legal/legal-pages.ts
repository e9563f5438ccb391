/** The two pages in one chunk: each further chunk is named in the script that every page loads. */
export { PrivacyPage } from './privacy-page';
export { TermsPage } from './terms-page';
