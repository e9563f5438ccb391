/** The trackers feature's exports for other features and the app. */
export { TrackersArchive } from './archive/trackers-archive';
export { useMarkSold } from './sold/use-mark-sold';
