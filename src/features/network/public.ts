export { HandoverDialog, HandoverSection } from './handover/lazy-handover';
export { WaitingForYou } from './lazy-waiting';
