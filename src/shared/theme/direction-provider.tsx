import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';

/** Prefix of the style engine's class names, here and where pages are prerendered. */
export const STYLE_KEY = 'jl';

const ltrCache = createCache({ key: STYLE_KEY });
let rtlCache: EmotionCache | undefined;

async function loadRtlCache(): Promise<EmotionCache> {
  if (rtlCache) return rtlCache;
  const { default: rtlPlugin } = await import('@mui/stylis-plugin-rtl');
  // Without the prefixer: it belongs to the style engine's own version, and no current browser needs it.
  rtlCache = createCache({ key: 'jl-rtl', stylisPlugins: [rtlPlugin] });
  return rtlCache;
}

export type DirectionProviderProps = {
  direction: 'ltr' | 'rtl';
  /** Instead of the browser's, where a page is prerendered. */
  styleCache?: EmotionCache;
  children: ReactNode;
};

/** Sets the document's direction and mirrors the styles. The plugin loads only for right-to-left languages. */
export function DirectionProvider({ direction, styleCache = ltrCache, children }: DirectionProviderProps) {
  const [loadedRtl, setLoadedRtl] = useState(rtlCache);

  useEffect(() => {
    document.documentElement.dir = direction;
    if (direction === 'ltr' || loadedRtl) return undefined;
    let isCurrent = true;
    void loadRtlCache().then((cache) => {
      if (isCurrent) setLoadedRtl(cache);
    });
    return () => {
      isCurrent = false;
    };
  }, [direction, loadedRtl]);

  return (
    <CacheProvider value={direction === 'rtl' && loadedRtl ? loadedRtl : styleCache}>
      {children}
    </CacheProvider>
  );
}
