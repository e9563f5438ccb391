/** What the app may use of employees. */
export { ViewAsFrame } from './view-as/view-as-frame';
