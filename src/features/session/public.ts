export { LogoutFlow } from './sign-out/lazy-logout-flow';
export { forgetWanted, rememberWanted, wantedAddress } from './wanted-address';
