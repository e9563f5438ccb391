/** What other features and the app may use of trackers. */
export { useMarkSold } from './sold/use-mark-sold';
