import type { EstimateContent } from './estimate-content';

/**
 * What is left of an estimate without one of its options: lines that only this option had are gone, too. A line of the
 * other options keeps them.
 */
export function withoutOption(
  { options, lines }: Pick<EstimateContent, 'options' | 'lines'>,
  removed: string,
): Pick<EstimateContent, 'options' | 'lines'> {
  return {
    options: options.filter(({ id }) => id !== removed),
    lines: lines.flatMap((line) => {
      if (line.options === '') return [line];
      const kept = line.options.split(' ').filter((id) => id !== removed);
      return kept.length === 0 ? [] : [{ ...line, options: kept.join(' ') }];
    }),
  };
}
