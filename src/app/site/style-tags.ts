import type { EmotionCache } from '@emotion/cache';

/**
 * The styles that a cache collected, as elements that the style engine finds again in the browser: one for each global
 * style, and one for all classes. Does for a whole cache what `extractCriticalToChunks` of @emotion/server does.
 */
export function styleTags({ key, inserted, registered }: EmotionCache): string {
  const globals: string[] = [];
  const ids: string[] = [];
  let classes = '';
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${id}`] === undefined) {
      globals.push(`<style data-emotion="${key}-global ${id}">${css}</style>`);
    } else {
      ids.push(id);
      classes += css;
    }
  }
  return [...globals, `<style data-emotion="${key} ${ids.join(' ')}">${classes}</style>`].join('\n    ');
}
