import { SaxesParser } from 'saxes';
import type { FindingList } from '../waypoint/task-file-finding.js';

/** An element of an XML file. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** By lower-case names without prefixes: some programs write `Radius` for `radius`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Text directly in the element. */
  readonly text: string;
  /** Line of its start tag, counted from 1. */
  readonly line: number;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const MAX_ELEMENTS = 1_000_000;
const MAX_DEPTH = 64;

/**
 * Reads the elements of an XML text. After an error the rest is read as far as possible; the first
 * error is reported.
 *
 * @returns The outermost element; none if there is not even a start tag.
 */
export function readXml(text: string, list: FindingList): XmlElement | undefined {
  const parser = new SaxesParser({ position: true });
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let count = 0;
  let hasError = false;
  parser.on('error', () => {
    if (!hasError) list.report('INVALID_XML', parser.line, sourceAt(text, parser.line));
    hasError = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count === MAX_ELEMENTS) list.report('TOO_LARGE', parser.line, sourceAt(text, parser.line));
    const element: OpenElement = {
      name: localName(name),
      attributes: new Map(
        Object.entries(attributes).map(([key, value]) => [localName(key).toLowerCase(), value]),
      ),
      children: [],
      text: '',
      line: parser.line,
    };
    if (count < MAX_ELEMENTS && open.length < MAX_DEPTH) open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (part) => addText(open.at(-1), part));
  parser.on('cdata', (part) => addText(open.at(-1), part));
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text.replace(/^\uFEFF/, '').trimStart()).close();
  return root;
}

function addText(element: OpenElement | undefined, part: string): void {
  if (element) element.text += part;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function sourceAt(text: string, line: number): string {
  return text.split('\n', line)[line - 1] ?? '';
}

/** Returns the first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Returns a number in an attribute; none if it is missing or no number. */
export function numberOf(element: XmlElement | undefined, attribute: string): number | undefined {
  return toNumber(element?.attributes.get(attribute));
}

export function toNumber(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  const value = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,2})?$/i.test(trimmed)
    ? Number(trimmed)
    : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
