import { foldText } from '../../format/fold-text';
import { PRICE_ITEM_KINDS } from '../../money/price-item';
import type { PriceItem } from '../../money/price-item';

const YES = ['yes', 'y', 'true', '1', 'x', 'taxable', 'taxed', 'tax', 'ja', 'si', 'oui', 'sim', 'tak'];
const NO = [
  'no',
  'n',
  'false',
  '0',
  'non',
  'nontaxable',
  'nottaxed',
  'nottaxable',
  'exempt',
  'none',
  'nein',
  'nao',
  'nee',
  'nie',
];

/** What programs call the two kinds. */
const KIND_WORDS: Readonly<Record<PriceItem['kind'], readonly string[]>> = {
  Service: ['service', 'services', 'labor', 'labour', 'work', 'leistung', 'servicio'],
  Product: [
    'product',
    'products',
    'material',
    'materials',
    'inventory',
    'noninventory',
    'inventoryitem',
    'part',
    'artikel',
    'producto',
  ],
};

const folded = (value: string) => foldText(value).replace(/[^\p{L}\p{N}]+/gu, '');
/** The kind of line that a cell names, in any spelling. */
export const kindNamed = (value: string) =>
  PRICE_ITEM_KINDS.find((kind) => KIND_WORDS[kind].includes(folded(value)));
/** Whether a cell says that a line is taxed; undefined for other words. */
export const taxedNamed = (value: string) =>
  YES.includes(folded(value)) ? true : NO.includes(folded(value)) ? false : undefined;
