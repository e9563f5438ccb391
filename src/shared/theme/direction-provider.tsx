import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';

const ltrCache = createCache({ key: 'jl' });
let rtlCache: EmotionCache | undefined;

async function loadRtlCache(): Promise<EmotionCache> {
  if (rtlCache) return rtlCache;
  const { default: rtlPlugin } = await import('@mui/stylis-plugin-rtl');
  // Without the prefixer: it belongs to the style engine's own version, and no current browser needs it.
  rtlCache = createCache({ key: 'jl-rtl', stylisPlugins: [rtlPlugin] });
  return rtlCache;
}

export type DirectionProviderProps = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Sets the document's direction and mirrors the styles. The plugin loads only for right-to-left languages. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
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
    <CacheProvider value={direction === 'rtl' && loadedRtl ? loadedRtl : ltrCache}>{children}</CacheProvider>
  );
}
