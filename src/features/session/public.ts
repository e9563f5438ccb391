export { LogoutFlow } from './sign-out/lazy-logout-flow';
export { forgetWanted, rememberForNewAccount, rememberWanted, wantedAddress } from './wanted-address';
