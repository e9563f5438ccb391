export { basicsSchema } from './profile/business-basics';
export { BusinessBasicsFields } from './profile/business-basics-fields';
export { BUSINESS_TABS } from './business-tabs';
export { LazyBusinessPanels } from './lazy-business-panels';
export { useBusiness } from './use-business';
