export { FeatureBlurbs } from './feature-blurbs';
export { MarketingFigures } from './marketing-figures';
export { Questions } from './questions';
export { CONTENT, Section } from './section';
