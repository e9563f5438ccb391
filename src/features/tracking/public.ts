export { ProgressView } from './progress-view';
