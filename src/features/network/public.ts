export { HandoverDialog, HandoverSection } from './handover/lazy-handover';
