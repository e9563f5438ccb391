import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { STYLE_KEY } from '@/shared/theme/direction-provider';
import { styleTags } from './style-tags';
import { loadPublicScreen } from './public-screen';
import { SitePage } from './site-page';

/** A public page as the build writes it into its file. */
export type RenderedPage = { readonly body: string; readonly styles: string };

/** Renders the public page at a path in the default settings, with the styles it uses. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const styleCache = createCache({ key: STYLE_KEY });
  // Collects styles instead of writing each before the first element that uses it.
  styleCache.compat = true;
  const body = renderToString(<SitePage screen={await loadPublicScreen(path)} styleCache={styleCache} />);
  return { body, styles: styleTags(styleCache) };
}

export { searchFiles } from '../search/search-files';
export { PUBLIC_PAGES } from '../search/public-pages';
export { BEFORE_PAINT, HIDE_UNTIL_RENDERED } from './before-paint';
