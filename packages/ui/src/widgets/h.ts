type Attributes = Readonly<Record<string, string | undefined>>;
type Child = Node | string | undefined;

/** Creates an element. Attributes and children that are undefined are left out; texts are not parsed as HTML. */
export function h(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly Child[]
): Element {
  return filled(document.createElement(tag), attributes, children);
}

/** Creates an element of SVG. */
export function svg(tag: string, attributes: Attributes, ...children: readonly Child[]): Element {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function filled(element: Element, attributes: Attributes, children: readonly Child[]): Element {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
