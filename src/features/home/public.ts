export { FeatureBlurbs } from './feature-blurbs';
export { MarketingFigures } from './marketing-figures';
export { Questions } from './questions';
export { QUESTIONS } from './content';
export { CONTENT, Section } from './section';
