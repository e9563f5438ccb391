export { LazySubscriptionTab } from './lazy-subscription-tab';
export { PlanLimit, usePlanUse } from './plan-limit';
export { ProFrame } from './pro-frame';
