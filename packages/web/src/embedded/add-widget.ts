/** Adds an element of this server's widgets, and their script. */
export function addWidget(
  parent: Element,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('server', window.location.origin);
  parent.append(element);
  const script = document.createElement('script');
  script.src = '/widgets.js';
  document.head.append(script);
}
