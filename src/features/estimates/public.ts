/** The estimates feature's exports for other features and the app. */
export { RecordEstimates } from './lazy-record-estimates';
export { TemplatesCard } from './templates/lazy-templates-card';
