export { Bell } from './lazy-bell';
export { ChoicesCard } from './choices-card';
