type ComputedStyle = typeof window.getComputedStyle;

/** Attributes that decide an element's display in the browser's own sheet, besides its tag. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open', 'popover', 'type'];

/** Inherited properties, in both spellings, and their initial values. */
const INHERITED = new Map([
  ['visibility', 'visible'],
  ['pointerEvents', 'auto'],
  ['pointer-events', 'auto'],
]);

/**
 * getComputedStyle for a document without author sheets: uses only the browser's own sheet and inline `style`
 * attributes. jsdom matches some two hundred rules per element, again after every change of the document;
 * this asks it once for each kind of element.
 *
 * @param exact jsdom's own
 */
export function styleWithoutSheets(exact: ComputedStyle): ComputedStyle {
  const blank = document.implementation.createHTMLDocument();
  const unstyled = blank.createElement('i').style;
  const displays = new Map<string, string>();

  /** Without the attribute, jsdom need not create a declaration. */
  function written(element: Element, property: string): unknown {
    const hasOwn = element.hasAttribute('style') && 'style' in element;
    return Reflect.get(hasOwn ? Object(element.style) : unstyled, property);
  }

  function inherited(element: Element | null, property: string): unknown {
    if (element === null) return INHERITED.get(property);
    const value = written(element, property);
    return value === '' || value === 'inherit' ? inherited(element.parentElement, property) : value;
  }

  function display(element: Element): unknown {
    const own = written(element, 'display');
    return own === '' ? displayOfKind(element) : own;
  }

  function displayOfKind(element: Element): string {
    const attributes = DISPLAY_ATTRIBUTES.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.localName, ...attributes]);
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const sample = blank.createElement(element.localName);
    for (const name of DISPLAY_ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) sample.setAttribute(name, value);
    }
    const answer = exact(sample).display;
    displays.set(kind, answer);
    return answer;
  }

  return (element) => {
    const read = (property: string): unknown => {
      if (property === 'display') return display(element);
      return INHERITED.has(property) ? inherited(element, property) : written(element, property);
    };
    return new Proxy(unstyled, {
      get: (_, property) => (property === 'getPropertyValue' ? read : read(String(property))),
    });
  };
}
