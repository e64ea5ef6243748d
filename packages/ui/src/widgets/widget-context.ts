import { WIDGET_TEXTS as CONTEST_TEXTS } from '@cloudstreet/scoring/messages/widgets';
import { rankingTitle } from '@cloudstreet/scoring/score';
import { findLocale, LOCALES, type LocaleCode } from '@cloudstreet/scoring/units';
import type { Messages } from '../generated/messages/types.js';
import { WIDGET_TEXTS } from '../generated/messages/widgets.js';
import type { UnitPreferences } from '../values/UnitsProvider.js';
import {
  MAX_COUNT,
  WIDGET_THEMES,
  WIDGET_UNITS,
  type WidgetTheme,
} from './embedding/attribute-values.js';
import { fetchJson } from './fetch-json.js';
import { WidgetAttributeError, WidgetLoadError } from './widget-problem.js';

/** A widget's attributes, language and units, and its server. */
export interface WidgetContext {
  readonly texts: Messages;
  /** Returns the title of the rankings of a contest. */
  readonly rankingTitle: (contest: string) => string;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly units: UnitPreferences;
  /** Theme of frames, which do not inherit that of the page. */
  readonly theme: WidgetTheme;
  readonly now: Date;
  /** Host name of the server, for sentences. */
  readonly site: string;
  /** Returns the address of a page of the server. */
  readonly page: (path: string) => string;
  /** Attributes of each link to the server. */
  readonly linkTarget: { readonly target?: string; readonly rel?: string };
  /** Returns an attribute; undefined if it is missing or empty. */
  readonly read: (name: string) => string | undefined;
  /**
   * Loads public data of the server.
   *
   * @param body Sent by POST, for calls that read by it.
   * @throws {WidgetAttributeError} If the server refuses the value of an attribute.
   * @throws {WidgetLoadError} If it does not respond, or with another error.
   */
  readonly load: <Data>(path: string, query: Query, body?: object) => Promise<Data>;
}

type Query = Readonly<Record<string, string | undefined>>;

export interface ContextOptions {
  /** Address of the server, if the element has no attribute `server`. */
  readonly server: string | undefined;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Reads the attributes that all widgets have.
 *
 * @throws {WidgetAttributeError} If the server is missing or no address.
 */
export function createWidgetContext(
  element: Element,
  { server, now, signal }: ContextOptions,
): WidgetContext {
  const read = (name: string) => element.getAttribute(name)?.trim() || undefined;
  const origin = serverOf(read('server') ?? server);
  const { code, dateLanguage, textLanguage, unitSystem } = languageOf(element);
  const target = read('target');
  return {
    texts: WIDGET_TEXTS[code],
    rankingTitle: (name) => rankingTitle(name, CONTEST_TEXTS[code]),
    language: textLanguage,
    units: {
      locale: dateLanguage,
      unitSystem: readChoice(read, 'units', WIDGET_UNITS) ?? unitSystem,
    },
    theme: readName(read, 'theme', WIDGET_THEMES) ?? themeAround(element),
    now,
    site: origin.host,
    page: (path) => new URL(path, origin).href,
    linkTarget: target === undefined ? {} : { target, rel: 'noopener' },
    read,
    async load(path, query, body) {
      const url = new URL(`/v1/${path}`, origin);
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, value);
      }
      try {
        return await fetchJson(url, { signal, ...(body && { body }) });
      } catch (error) {
        const parameter = error instanceof WidgetLoadError ? error.parameter : undefined;
        const attribute = parameter && attributeOf(parameter);
        const value = attribute && read(attribute);
        throw value ? new WidgetAttributeError(attribute, value) : error;
      }
    },
  };
}

/** Attributes that are called otherwise than their parameter of the API. */
const RENAMED: Readonly<Record<string, string>> = {
  scoring_date_in: 'date',
  sc_class: 'glider-class',
};

/** Returns the attribute from which a parameter of the API was made. */
function attributeOf(parameter: string): string {
  return RENAMED[parameter] ?? parameter.replace(/(_id)?_in$/, '');
}

/** Texts and tag of the language of an element, also if its other attributes are wrong. */
export function textsFor(element: Element): Pick<WidgetContext, 'texts' | 'language'> {
  const { code, textLanguage } = languageOf(element);
  return { texts: WIDGET_TEXTS[code], language: textLanguage };
}

/** The attribute, else the language of the text around the element, else that of the browser. */
function languageOf(element: Element) {
  const around = element.closest('[lang]')?.getAttribute('lang');
  const wanted = [element.getAttribute('language'), around, ...navigator.languages];
  const code: LocaleCode = findLocale(wanted.filter((tag) => tag != null)) ?? 'en-gb';
  return LOCALES.find((locale) => locale.code === code)!;
}

/** The colour scheme of the page around an element. */
function themeAround(element: Element): WidgetTheme {
  const { colorScheme } = getComputedStyle(element);
  const isDark = /\bdark\b/.test(colorScheme);
  if (/\blight\b/.test(colorScheme)) return isDark ? 'system' : 'light';
  return isDark ? 'dark' : 'light';
}

function serverOf(server: string | undefined): URL {
  if (server === undefined) throw new WidgetAttributeError('server');
  const url = URL.canParse(server, document.baseURI) && new URL(server, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw new WidgetAttributeError('server', server);
  return url;
}

/**
 * Reads an attribute with a fixed set of values.
 *
 * @throws {WidgetAttributeError} If it has another value.
 */
export function readChoice<Value>(
  read: WidgetContext['read'],
  name: string,
  choices: Readonly<Record<string, Value>>,
): Value | undefined {
  const value = readName(read, name, choices);
  return value === undefined ? undefined : choices[value];
}

function readName<Name extends string>(
  read: WidgetContext['read'],
  name: string,
  choices: Readonly<Record<Name, unknown>>,
): Name | undefined {
  const value = read(name);
  if (value === undefined) return undefined;
  if (!Object.hasOwn(choices, value)) throw new WidgetAttributeError(name, value);
  return value as Name;
}

/**
 * Reads the id of an object of the server.
 *
 * @throws {WidgetAttributeError} If it is no id.
 */
export function readId(read: WidgetContext['read'], name: string): string | undefined {
  const value = read(name);
  if (value !== undefined && !/^[1-9]\d{0,9}$/.test(value)) {
    throw new WidgetAttributeError(name, value);
  }
  return value;
}

/**
 * Reads the number of rows.
 *
 * @throws {WidgetAttributeError} If it is not between 1 and 50.
 */
export function readCount(read: WidgetContext['read'], byDefault: number): number {
  const value = read('count');
  if (value === undefined) return byDefault;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new WidgetAttributeError('count', value);
  }
  return count;
}
