import { labelsOf } from '../../core/field-path';
import { priceItemShape } from '../../money/price-item';
import { targetTable } from '../columns/target-table';
import type { TargetRow, TargetTable } from '../columns/target-table';

const labelOf = labelsOf(priceItemShape);

const ROWS = {
  name: { label: labelOf('name'), isName: true },
  description: { label: labelOf('description') },
  kind: { label: labelOf('kind') },
  unit: { label: labelOf('unit') },
  price: { label: labelOf('price'), kind: 'money' },
  cost: { label: labelOf('cost'), kind: 'money' },
  taxable: { label: labelOf('taxable') },
} as const satisfies Readonly<Record<string, TargetRow>>;

/** A field of a line of the price list that a file may fill. */
export type PriceTarget = keyof typeof ROWS;

/** The headers of price lists from spreadsheets, QuickBooks, Xero, Jobber, Housecall Pro, JobNimbus and AccuLynx. */
const WORDS: Readonly<Record<PriceTarget, string>> = {
  name: `name, item, item name, product, product name, product service name, product service, service, service name, material,
    line item, item description, title, bezeichnung, artikel, artikelname, leistung, nombre, producto, nom, produit, nome, prodotto,
    naam, nazwa`,
  description: `description, sales description, item details, details, notes, beschreibung, descripción, descrizione, omschrijving,
    opis`,
  kind: 'type, kind, item type, product service type, category',
  unit: `unit, unit of measure, unit of measurement, uom, um, measure, per, einheit, unidad, unité, unità, eenheid, jednostka`,
  price: `price, unit price, sales price, sales price rate, selling price, sale price, retail price, list price, rate, price per unit,
    sales unit price, preis, einzelpreis, verkaufspreis, precio, prix, prezzo, prijs, cena`,
  cost: `cost, unit cost, purchase cost, cost price, purchase price, purchase unit price, cost per unit, material cost, buying price,
    kosten, einkaufspreis, coste, costo, coût, kostprijs, koszt`,
  taxable: 'taxable, taxed, tax, is taxable, sales tax, taxable item, charge tax, steuerpflichtig',
};

/** The targets of a file of prices. */
export const PRICE_TARGETS: TargetTable<PriceTarget> = targetTable<PriceTarget>(ROWS, WORDS);
