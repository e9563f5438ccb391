import { STORED_ACCOUNT } from '@/data/start/start-visitor';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '@/shared/theme/settings';

/**
 * How a prerendered page starts, in `data-start` of the document's element: `app` where the browser stores an account,
 * `fresh` where other settings than the prerendered ones are chosen; without it the page is hydrated.
 */
export type Start = 'app' | 'fresh';

/**
 * Runs in the head of a prerendered page, before anything is painted. Also keeps a form from being sent by the browser
 * before the page's script is there, and marks it, so that it is sent then. The security policy in firebase.json holds
 * its hash.
 */
export const BEFORE_PAINT = [
  '(function(d){try{',
  `var s=localStorage.getItem(${JSON.stringify(SETTINGS_KEY)});`,
  `if(s&&s!==${JSON.stringify(JSON.stringify(DEFAULT_SETTINGS))})d.start="fresh";`,
  'if(Object.keys(localStorage).concat(Object.keys(sessionStorage))',
  `.some(function(k){return k.indexOf(${JSON.stringify(STORED_ACCOUNT)})===0}))d.start="app"`,
  '}catch(e){}',
  'addEventListener("submit",function(e){e.preventDefault();e.target.isPressed=true},true)',
  '})(document.documentElement.dataset)',
].join('');

/** Hides what will be rendered anew; shows it after all when the script does not come. */
export const HIDE_UNTIL_RENDERED =
  '@keyframes jl-late{to{visibility:visible}}' +
  'html[data-start] #root{visibility:hidden;animation:jl-late 0s 10s forwards}';
