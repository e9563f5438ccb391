export { basicsSchema } from './business-basics';
export { BusinessBasicsFields } from './business-basics-fields';
export { BusinessPanels } from './business-panels';
export { BUSINESS_TABS } from './business-tabs';
export { useBusiness } from './use-business';
