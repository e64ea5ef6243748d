import { findContestName } from '@cloudstreet/scoring/score';

const ID = '[1-9]\\d{0,9}';
const MONTH = '\\d{4}-(0[1-9]|1[0-2])';
const TEXT = '[^/]+';
const BADGE = '[a-z_]{1,40}';
/** Years in the range of the contract. */
const YEAR = '(19|20|21)\\d\\d';
/** First segment of pages for frames on other sites. They show public data and store nothing. */
const EMBEDDED = 'embedded';

/** Paths of the application's pages, by their first segment. A test of `web` asks for each route. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  aircraft: [ID, `${ID}/pilot`],
  airport: [ID, `${ID}/pilot`],
  auth: [
    '',
    'log-in',
    'recover-password',
    'resend-verification',
    'sign-up',
    `(reset-password|superuser|update-email|verify-email)/${TEXT}`,
  ],
  certificate: [TEXT],
  club: [ID, `${ID}/pilot`],
  collection: [TEXT],
  dashboard: ['', 'report', 'flight', 'user', 'club', 'audit'],
  [EMBEDDED]: [
    ID,
    `(aircraft|airport|club|competition|flight|flight-screenshot|profile|user)/${ID}`,
    'registration/.+',
    'country/[a-z]{2}',
    '(daily|latest|upload)',
    // A contest that does not exist is reported by the widget.
    `ranking(/[a-z_]{1,20})?`,
  ],
  feed: [''],
  flight: [
    '',
    ID,
    `edit/${ID}`,
    'gallery',
    'map',
    'replay',
    'statistics',
    // Aliases of gallery and statistics.
    'story',
    'stats',
  ],
  'flight-of-the-month': [MONTH],
  plans: [
    '',
    'supporter',
    'premium',
    'patron',
    'premium-trial',
    'payment',
    'thanks',
    `coupon(/${TEXT})?`,
  ],
  'plans-newsletter': [''],
  ranking: [],
  settings: [
    '',
    'account',
    'certificates',
    'customize',
    'group',
    `group/${ID}`,
    'integrations',
    'internationalization',
    'live',
    'payments',
    'profile',
    'tokens',
  ],
  task: [
    '',
    'upload',
    'declared',
    ID,
    `plan/(new|${ID})`,
    'score',
    `score/${ID}`,
    'championship',
    `championship/${ID}`,
    'soaringspot',
    `soaringspot/${ID}`,
  ],
  travel: [ID],
  try: [''],
  upload: [''],
  user: [
    ID,
    `${ID}/(friends|notifications|badges|flight-collection|collection|travel|task|waypoint-collection|waypoint)`,
    `${ID}/badges/${BADGE}(/claim)?`,
    `${ID}/year/${YEAR}`,
  ],
  waypoint: [TEXT],
  widgets: [''],
};

/** Other names for a first segment. */
const ALIASES: Readonly<Record<string, string>> = {
  flights: 'flight',
  monthly: 'flight-of-the-month',
  profile: 'user',
};

/** Whether the application has a page at an address. */
export function isPagePath(url: string): boolean {
  const [first = '', ...rest] = pageSegments(url);
  const kind = Object.hasOwn(ALIASES, first) ? ALIASES[first]! : first;
  if (kind === '') return true;
  if (!Object.hasOwn(PAGES, kind)) return false;
  if (kind === 'ranking') return rest.length === 1 && isRanking(rest[0]!);
  return PAGES[kind]!.some((page) => new RegExp(`^(${page})$`).test(rest.join('/')));
}

/** Travels are ranked besides contests. */
function isRanking(name: string): boolean {
  return name === 'travel' || findContestName(name) !== undefined;
}

/** Whether a text is a year that has pages. */
export function isYear(value: string): boolean {
  return new RegExp(`^${YEAR}$`).test(value);
}

/**
 * Returns the file of a page for frames. Maps are drawn by the application, all others by a page of
 * their own. Undefined for other addresses.
 */
export function embeddedFile(url: string): 'index.html' | 'embedded.html' | undefined {
  const [first, kind = ''] = pageSegments(url);
  if (first !== EMBEDDED || !isPagePath(url)) return undefined;
  const isMap = kind === 'airport' && /[?&]view=map(&|$)/.test(url);
  const hasMap = isMap || kind === 'flight' || /^\d+$/.test(kind);
  return hasMap ? 'index.html' : 'embedded.html';
}

/**
 * Splits the path of an address as the application's router reads it: without regard to capitals,
 * unescaped, without empty segments and without control characters.
 */
export function pageSegments(url: string): readonly string[] {
  const path = decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .toLowerCase();
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // No page has such an address.
    return path;
  }
}
