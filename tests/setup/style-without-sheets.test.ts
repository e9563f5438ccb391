import { describe, expect, it } from 'vitest';
import { styleWithoutSheets } from './style-without-sheets';

// The setup has already replaced the test window's function; a new frame has jsdom's own.
const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
if (!frame) throw new Error('jsdom draws no frames.');
const exact = (element: Element) => frame.getComputedStyle(element);
const quick = styleWithoutSheets(exact);

const READ = ['display', 'visibility', 'pointerEvents', 'opacity', 'overflowY', 'transform'] as const;

describe('getComputedStyle without sheets', () => {
  it.each([
    '<p>shown</p>',
    '<p hidden>not shown</p>',
    '<p style="display: none">not shown</p>',
    '<p style="display: flex; opacity: 0; overflow-y: scroll">shown</p>',
    '<div style="visibility: hidden; pointer-events: none"><b><i>not shown</i></b></div>',
    '<div style="visibility: hidden"><b style="visibility: visible"><i>shown</i></b></div>',
    '<input type="hidden"><input type="text"><button>go</button><script></script><template></template>',
    '<dialog>closed</dialog><dialog open>open</dialog>',
    '<table><tbody><tr><td>a</td></tr></tbody></table><ul><li>a</li></ul><span>a</span><label>b</label>',
  ])('answers as jsdom does: %s', (html) => {
    const sample = frame.document.body;
    sample.innerHTML = html;
    for (const element of sample.querySelectorAll('*')) {
      const answers = (style: CSSStyleDeclaration) => READ.map((name) => style[name]);
      expect(answers(quick(element)), element.outerHTML).toEqual(answers(exact(element)));
      const display = exact(element).getPropertyValue('display');
      expect(quick(element).getPropertyValue('display'), element.outerHTML).toBe(display);
    }
  });
});
