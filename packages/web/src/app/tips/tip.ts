/** Texts by language, `en` or `en-gb`. */
type ByLanguage = Readonly<Record<string, string>>;

/** A tip of the day in `tips.json`. */
export interface Tip {
  readonly id: number;
  readonly active: boolean;
  /** Name of its page. */
  readonly location: string;
  /** One text for all languages, or texts by language. */
  readonly name: string | ByLanguage;
  readonly text: ByLanguage;
  /** URL of an image, possibly relative to that of the tips. */
  readonly image?: string;
}

/** Parses a list of tips. Invalid tips are skipped, because operators write the list by hand. */
export function parseTips(value: unknown): Tip[] {
  return Array.isArray(value) ? value.filter(isTip) : [];
}

function isTip(value: unknown): value is Tip {
  const tip = value as Partial<Tip> | null;
  return (
    typeof tip === 'object' &&
    tip !== null &&
    Number.isInteger(tip.id) &&
    typeof tip.active === 'boolean' &&
    typeof tip.location === 'string' &&
    (typeof tip.name === 'string' || isByLanguage(tip.name)) &&
    isByLanguage(tip.text) &&
    (tip.image === undefined || typeof tip.image === 'string')
  );
}

function isByLanguage(value: unknown): value is ByLanguage {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Returns the first active tip of a page that has not been read. */
export function findTip(
  tips: readonly Tip[],
  { location, read }: { location: string | undefined; read: ReadonlySet<number> },
): Tip | undefined {
  return tips.find((tip) => tip.active && tip.location === location && !read.has(tip.id));
}

/** Returns a name or a text of a tip in the user's language, or else in English. */
export function inLanguage(text: Tip['name'], locale: string): string | undefined {
  if (typeof text === 'string') return text;
  const [language = ''] = locale.split('-');
  return text[locale] ?? text[language] ?? text['en'];
}
