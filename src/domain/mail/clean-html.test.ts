import { describe, expect, it } from 'vitest';
import { cleanHtml, htmlOfText, textOfHtml } from './clean-html';

describe('the HTML of a mail', () => {
  it.each([
    ['stays as it is', '<p>Hello <strong>June</strong>,</p>', '<p>Hello <strong>June</strong>,</p>'],
    [
      'keeps links',
      '<a href="https://a.example/?x=1&amp;y=2">a</a>',
      '<a href="https://a.example/?x=1&amp;y=2">a</a>',
    ],
    ['closes what is open', '<p><b>Bold', '<p><b>Bold</b></p>'],
    ['drops a stray end', 'a</p>b', 'ab'],
    ['keeps a sign that is no tag', '3 < 4 & 5 > 2', '3 &lt; 4 &amp; 5 &gt; 2'],
    ['keeps entities', 'Smith &amp; Sons&nbsp;&#8211; x', 'Smith &amp; Sons&nbsp;&#8211; x'],
    [
      'keeps pictures of the web',
      '<img src="https://a.example/p.png" onerror="x()">',
      '<img src="https://a.example/p.png">',
    ],
  ])('%s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each([
    ['bullets', 'bullet', '<ul><li>a</li><li>b</li></ul>'],
    ['numbers', 'ordered', '<ol><li>a</li><li>b</li></ol>'],
    ['check marks', 'unchecked', '<ul><li>a</li><li>b</li></ul>'],
  ])('writes the editor’s %s as such', (_what, kind, clean) => {
    const ui = '<span class="ql-ui" contenteditable="false"></span>';
    const html = `<ol><li data-list="${kind}">${ui}a</li><li data-list="${kind}">${ui}b</li></ol>`;
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('keeps the depth and the kinds of the editor’s lists', () => {
    const item = (kind: string, depth: number, text: string) =>
      `<li data-list="${kind}"${depth === 0 ? '' : ` class="ql-indent-${depth}"`}>${text}</li>`;
    const list = (...items: readonly string[]) => `<ol>${items.join('')}</ol>`;
    expect(
      cleanHtml(
        list(
          item('ordered', 0, 'a'),
          item('bullet', 1, 'b'),
          item('bullet', 1, 'c'),
          item('ordered', 0, 'd'),
        ),
      ),
    ).toBe('<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>');
    expect(cleanHtml(list(item('bullet', 0, 'a'), item('ordered', 0, 'b')))).toBe(
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    );
    expect(cleanHtml(list(item('bullet', 2, 'a'), item('bullet', 0, 'b')))).toBe(
      '<ul><li><ul><li><ul><li>a</li></ul></li></ul></li><li>b</li></ul>',
    );
    expect(cleanHtml('<ol><li data-list="bullet">a')).toBe('<ul><li>a</li></ul>');
  });

  it.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script without end', 'a<script>alert(1)', 'a'],
    ['a script in other letters', 'a<ScRiPt src=//x>1</sCrIpT >b', 'ab'],
    ['an event', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an event without quotes', '<p/onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a script address in entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['a script address with a tab', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['a data address', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['a picture without encryption', '<img src="http://a.example/p.png">', ''],
    ['a style', '<style>p{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://a.example"></iframe>a', 'a'],
    ['an SVG', '<svg><animate onbegin=alert(1)></svg>a', 'a'],
    ['math', '<math><mtext><img src=x onerror=alert(1)></math>a', 'a'],
    ['a form', '<form action="https://a.example"><input name="password">a</form>', 'a'],
    ['a base and a refresh', '<base href="//x"><meta http-equiv="refresh" content="0;url=//x">a', 'a'],
    ['a comment', 'a<!--[if IE]><script>alert(1)</script><![endif]-->b', 'ab'],
    [
      'a tag in an attribute',
      '<a href="https://a.example/&quot;><script>alert(1)</script>">x</a>',
      '<a href="https://a.example/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</a>',
    ],
    ['a tag without end', 'a<img src="https://a.example" ', 'a'],
    ['nested tags', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['a name of the prototype', '<constructor>a</constructor>', 'a'],
  ])('loses %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  // A parser whose time grows with the square of the length would take minutes.
  it('takes time in proportion to its length', { timeout: 60_000 }, () => {
    for (const part of ['<a "', '<', '<!--', '<p><b>', '<script>', '&#', "<x '"]) {
      const start = performance.now();
      cleanHtml(part.repeat(200_000 / part.length));
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });
});

describe('the text of a mail', () => {
  it.each([
    ['paragraphs', '<p>Hello,</p><p>the price holds.</p>', 'Hello,\n\nthe price holds.'],
    ['a list', '<ul><li>Shingles</li><li>Nails</li></ul>', '- Shingles\n- Nails'],
    ['numbers', '<ol><li>Strip</li><li>Nail</li></ol>', '1. Strip\n2. Nail'],
    [
      'bullets of the editor',
      '<p>Bring</p><ol><li data-list="bullet">Nails</li><li data-list="bullet">Felt</li></ol><p>Thanks</p>',
      'Bring\n\n- Nails\n- Felt\n\nThanks',
    ],
    [
      'lists in lists',
      '<ol><li>Strip<ul><li>Tarp</li><li>Bin</li></ul></li><li>Nail</li></ol>',
      '1. Strip\n  - Tarp\n  - Bin\n2. Nail',
    ],
    [
      'the rows of a table',
      '<table><tbody><tr><th>Item</th><th>Qty</th></tr><tr><td><p>Ridge</p><p>cap</p></td><td>12</td></tr></tbody></table>',
      'Item, Qty\nRidge cap, 12',
    ],
    ['a link', 'See <a href="https://a.example">our page</a>.', 'See our page (https://a.example).'],
    ['a written address', '<a href="mailto:june@example.com">june@example.com</a>', 'june@example.com'],
    ['entities', '<p>Smith &amp; Sons&nbsp;&lt;3</p>', 'Smith & Sons <3'],
    ['breaks', 'a<br>b', 'a\nb'],
  ])('has %s', (_what, html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it('becomes HTML and comes back', () => {
    expect(textOfHtml(htmlOfText('a <b> & c\nd'))).toBe('a <b> & c\n\nd');
  });
});
