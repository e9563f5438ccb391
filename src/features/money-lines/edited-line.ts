import type { EstimateContent, EstimateLine } from '@/domain/estimates/estimate-content';
import type { InvoiceLine } from '@/domain/invoices/invoice-content';

/** A line of an invoice, or of an estimate, which also has options and extras. */
export type EditedLine = InvoiceLine & Partial<Pick<EstimateLine, 'options' | 'isOptional'>>;

/** What the editor needs of an estimate or an invoice. */
export type EditedPaper = {
  readonly uuid: string;
  readonly lines: readonly EditedLine[];
  readonly taxRates: EstimateContent['taxRates'];
  readonly defaultTaxRate: string;
  /** The options of an estimate; an invoice has none. */
  readonly options?: EstimateContent['options'];
};
