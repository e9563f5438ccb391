export { ChoicesCard } from './choices-card';
