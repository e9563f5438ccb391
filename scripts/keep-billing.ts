import { keepAllBilling } from './lib/keep-billing';

/** Run once per database with jobs from before invoices; see docs/deploy.md. */
console.log(`${await keepAllBilling()} jobs were told apart from billed ones.`);
