export { LazySubscriptionTab } from './lazy-subscription-tab';
export { PlanLimit, useOpenWorkLimit } from './plan-limit';
export { ProFrame } from './pro-frame';
