import { xmlText } from '../export/xml-text.js';

/** Attributes of an element; those without a value are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** Formats an element with its children on lines of their own. */
export function xmlLines(
  name: string,
  attributes: XmlAttributes,
  children: readonly string[] = [],
): string[] {
  const tag = `${name}${attributeText(attributes)}`;
  if (children.length === 0) return [`<${tag}/>`];
  return [`<${tag}>`, ...children.map((line) => `\t${line}`), `</${name}>`];
}

function attributeText(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attributeValue(String(value))}"`)
    .join('');
}

/** Line breaks of an attribute would be read as spaces. */
function attributeValue(text: string): string {
  return xmlText(text).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;').replaceAll('\t', '&#9;');
}

/** Formats an element with a text, unless it is missing. */
export function xmlElement(name: string, text: string | number | undefined): string[] {
  return text === undefined ? [] : [`<${name}>${xmlText(String(text))}</${name}>`];
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
