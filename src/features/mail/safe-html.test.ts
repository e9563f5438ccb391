import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html';

describe('a shown mail', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script address', '<a href="&#1;java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a style that covers the page', '<div style="position:fixed;inset:0">a</div>', '<div>a</div>'],
    ['a style sheet', '<style>body{display:none}</style><p class="x" id="root">a</p>', '<p>a</p>'],
    ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>a', 'a'],
    ['a form', '<form action="https://x.example"><input name="p"><button>Go</button></form>a', 'Goa'],
    ['an SVG', '<svg onload="alert(1)"><a href="javascript:1">x</a></svg>a', 'a'],
    [
      'broken markup',
      '<math><mi><table><style><!--</style><img src=x onerror=alert(1)>--></table></mi></math>a',
      'a',
    ],
    ['a data picture', '<img src="data:image/png;base64,AA">a', 'a'],
    ['a picture by its style', '<p style="background:url(https://x.example/1.png)">a</p>', '<p>a</p>'],
    ['a source set', '<img srcset="https://x.example/1.png 1x" src="x">a', 'a'],
    ['a relative link', '<a href="/app/account">a</a>', '<a>a</a>'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://x.example"><base href="//x">a', 'a'],
  ])('has no %s', (_what, html, shown) => {
    expect(safeHtml(html).html).toBe(shown);
  });

  it('opens links in a new window that knows nothing of this one', () => {
    expect(safeHtml('<a href="https://x.example">a</a>').html).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('loads no picture from the web: each is a link, or words where it is in one', () => {
    const html =
      '<img src="https://x.example/1.png"><a href="https://x.example"><img src="https://x.example/2.png" alt="Roof"></a>';
    const outside = 'target="_blank" rel="noopener noreferrer"';
    expect(safeHtml(html)).toEqual({
      html: `<a href="https://x.example/1.png" ${outside}>[Picture]</a><a href="https://x.example" ${outside}>[Picture: Roof]</a>`,
      pictures: 2,
    });
  });
});
