import { Text } from '@react-pdf/renderer';
import type { TextProps } from '@react-pdf/renderer';

import { printable } from '@/domain/papers/printable';

export type WordsProps = { readonly children: string; readonly style?: NonNullable<TextProps['style']> };

/** Text on a paper, in letters that its fonts have. */
export function Words({ children, style }: WordsProps) {
  return <Text {...(style && { style })}>{printable(children)}</Text>;
}
