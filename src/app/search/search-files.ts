import { PRODUCT_NAME } from '@/domain/core/product';
import { PUBLIC_PAGES } from './public-pages';
import type { PublicPage } from './public-pages';
import { structuredData } from './structured-data';

/** A file of the site: its path below the build's folder and its text. */
export type SiteFile = { readonly file: string; readonly text: string };

const COMMON_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;

/** Where the rendered page belongs. */
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Addresses that search engines must not fetch. Pages opened by a code are not among them: a crawler that may not
 * fetch them never reads their noindex, and lists their addresses.
 */
const CLOSED = ['/app$', '/app/'];

/** What the build puts into a public page besides its head: preloads and styles, and what is rendered of it. */
export type PageParts = { readonly head: string; readonly body: string };

export type Templates = {
  /** The built index.html. */
  readonly app: string;
  /** The built site.html. */
  readonly site: string;
};

/**
 * The pages of the build: one for each public page with its metadata for search engines and shared links; app.html,
 * which is not indexed, for every other address; and robots.txt and sitemap.xml. `site` is the site's address without a
 * slash at the end.
 */
export function searchFiles(
  templates: Templates,
  site: string,
  partsOf: (page: PublicPage) => PageParts,
): readonly SiteFile[] {
  return [
    ...PUBLIC_PAGES.map((page) => {
      const { head, body } = partsOf(page);
      const text = withHead(templates.site, `${pageHead(page, site)}\n    ${head}`).replace(
        EMPTY_ROOT,
        () => `<div id="root">${body}</div>`,
      );
      return { file: fileOf(page), text };
    }),
    {
      file: 'app.html',
      text: withHead(
        templates.app,
        `<title>${PRODUCT_NAME}</title>\n    <meta name="robots" content="noindex" />`,
      ),
    },
    { file: 'robots.txt', text: robots(site) },
    { file: 'sitemap.xml', text: sitemap(site) },
  ];
}

function withHead(template: string, head: string): string {
  if (!COMMON_HEAD.test(template)) throw new Error('A template has no title followed by a description.');
  return template.replace(COMMON_HEAD, () => head);
}

/** The file from which hosting serves a page without a trailing slash. */
function fileOf({ path }: PublicPage): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}

function pageHead(page: PublicPage, site: string): string {
  const address = `${site}${page.path}`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const graph = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(page.title)}</title>`,
    named('description', page.description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    graph('type', 'website'),
    graph('site_name', PRODUCT_NAME),
    graph('title', page.title),
    graph('description', page.description),
    graph('url', address),
    graph('image', `${site}/social-picture.png`),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph('image:alt', 'The mark of Joblane, two lanes that meet, beside what it does for roofers.'),
    named('twitter:card', 'summary_large_image'),
    // Data, not script, so the security policy needs no exception. No "<" may end the element early.
    ...structuredData(page, site).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}

function robots(site: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(site: string): string {
  const entries = PUBLIC_PAGES.map(({ path }) => `  <url><loc>${escaped(`${site}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
