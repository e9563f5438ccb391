/** What other features and the app may use of trackers. */
export { TrackersArchive } from './archive/trackers-archive';
export { useMarkSold } from './sold/use-mark-sold';
