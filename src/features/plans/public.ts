export { LazyDueMark } from './lazy-due-mark';
export { LazySubscriptionTab } from './lazy-subscription-tab';
export { PlanLimit, usePlanUse } from './plan-limit';
export { ProFrame } from './pro-frame';
