export { forgetWanted, rememberWanted, wantedAddress } from './wanted-address';
