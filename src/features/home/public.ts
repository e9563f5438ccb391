export { FeatureBlurbs } from './feature-blurbs';
export { FigureNotes } from './figure-notes';
export { MarketingFigures } from './marketing-figures';
export { Questions } from './questions';
export { Section } from './section';
