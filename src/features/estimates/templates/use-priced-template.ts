import { useMemo } from 'react';
import { useAllPrices } from '@/data/money/use-all-prices';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { withTodaysPrices } from '@/domain/estimates/templates/template-prices';
import { joinList } from '@/shared/format/words';

/** A template with today's prices. */
export type PricedTemplate = {
  readonly template: EstimateTemplate;
  /** Which lines keep the template's own price, and why; '' for none. */
  readonly notice: string;
};

/** Most names that a sentence lists. */
const MOST_NAMED = 4;

/** The template with the prices of the price list; null while they are read. */
export function usePricedTemplate(template: EstimateTemplate | null): PricedTemplate | null {
  const isAsked = template?.lines.some(({ priceItem }) => priceItem !== '') ?? false;
  const { items, isWhole } = useAllPrices(isAsked);
  return useMemo(() => {
    if (template === null) return null;
    if (!isAsked) return { template, notice: '' };
    if (items === null) return null;
    const { lines, gone } = withTodaysPrices(template.lines, items);
    return { template: { ...template, lines }, notice: noticeOf([...new Set(gone)], isWhole) };
  }, [template, isAsked, items, isWhole]);
}

function noticeOf(gone: readonly string[], isWhole: boolean): string {
  if (gone.length === 0) return '';
  const more = gone.length - MOST_NAMED;
  const names = joinList([...gone.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  return isWhole
    ? `No longer in your price list: ${names}. The template’s own price is used.`
    : `Not on this device without a connection: the price of ${names}. The template’s own price is used.`;
}
