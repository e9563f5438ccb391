export { LazyMemberPrices } from './lazy-member-prices';
