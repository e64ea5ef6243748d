/** Content of an address below `/embedded/`. */
export type EmbeddedPage =
  /** An element of `/widgets.js`. */
  | { kind: 'widget'; tag: string; attributes: Readonly<Record<string, string>> }
  | {
      kind: 'flight';
      id: number;
      showsHead: boolean;
      showsBarogram: boolean;
      attributes: Readonly<Record<string, string>>;
    }
  | { kind: 'screenshot'; attributes: Readonly<Record<string, string>>; id: number }
  | { kind: 'airport-map' | 'task'; id: number };

/** Parameters that become attributes of the element. */
const PASSED_ON = [
  'language',
  'units',
  'theme',
  'heading',
  'contest',
  'category',
  'glider-class',
  'period',
  'count',
  'order',
  'date',
  'user',
  'club',
  'airport',
  'aircraft',
  'registration',
  'country',
  'competition',
];
/** Lists of flights, by the name of the attribute. */
const LISTS: ReadonlySet<string> = new Set([
  'user',
  'club',
  'airport',
  'aircraft',
  'registration',
  'country',
  'competition',
]);

/** Finds the content of an address; undefined if it has none. */
export function embeddedPage({ pathname, searchParams }: URL): EmbeddedPage | undefined {
  const [, , first = '', second] = pathname.replace(/\/$/, '').split('/').map(decodeURIComponent);
  const name = first.toLowerCase();
  const [kind, value] = /^\d+$/.test(name)
    ? ['flight', name]
    : [name === 'profile' ? 'user' : name, second];
  const id = Number(value);
  const passedOn = Object.fromEntries(
    PASSED_ON.filter((each) => searchParams.has(each)).map((each) => [
      each,
      searchParams.get(each) ?? '',
    ]),
  );
  // Links would open inside the frame.
  const attributes = { ...passedOn, target: '_blank' };
  if (kind === 'flight') {
    return {
      kind,
      id,
      showsHead: isOn(searchParams.get('head'), true),
      showsBarogram: isOn(searchParams.get('baro'), false),
      attributes: { ...attributes, flight: String(id) },
    };
  }
  if (kind === 'flight-screenshot') {
    return { kind: 'screenshot', id, attributes: { ...attributes, flight: String(id) } };
  }
  if (kind === 'airport' && searchParams.get('view') === 'map') return { kind: 'airport-map', id };
  if (kind === 'task') return { kind, id };
  const widget = (tag: string, own: Readonly<Record<string, string>> = {}): EmbeddedPage => ({
    kind: 'widget',
    tag: `cloudstreet-${tag}`,
    attributes: { ...attributes, ...own },
  });
  if (kind === 'latest') return widget('flights');
  if (kind === 'daily' || kind === 'upload') return widget(kind);
  if (kind === 'ranking') return widget(kind, value === undefined ? {} : { contest: value });
  if (LISTS.has(kind) && value !== undefined) return widget('flights', { [kind]: value });
  return undefined;
}

function isOn(value: string | null, byDefault: boolean): boolean {
  return value === null ? byDefault : value === 'true' || value === '1';
}
