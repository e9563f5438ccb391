export { LazyPriceImport } from './prices/lazy-price-import';
