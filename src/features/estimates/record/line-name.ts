import type { EstimateLine } from '@/domain/estimates/estimate-content';

/** What a line is called on the screen. */
export function lineName({ name }: Pick<EstimateLine, 'name'>): string {
  return name.trim() || 'Line without a name';
}
