/**
 * Requests of the bench: every order, every filter of the contract in the two most common orders,
 * rankings, search and pages of pilots. Each case uses several values, drawn from the flights so that
 * frequent values are requested more often.
 *
 * @typedef {{ group: string, name: string, method?: 'POST', paths: string[], bodies?: object[] }} Case
 */

const PAGE = 100;
/** Offset of page 50. */
const DEEP_SKIP = 49 * PAGE;
const VALUES = 8;
const ORDERS = ['scoring_date', 'created', 'points', 'distance', 'speed'].flatMap((order) => [
  order,
  `-${order}`,
]);
const MAIN_ORDERS = ['-scoring_date', '-points'];
const RANKING_PAGE = 250;

/** @returns {Promise<Case[]>} */
export async function createCases(client) {
  const samples = await drawSamples(client);
  return [
    ...lists(
      'all',
      samples.map(() => ({})),
      ORDERS,
    ),
    ...lists(
      'season',
      samples.map(({ season }) => ({ season_in: season })),
      ORDERS,
    ),
    ...Object.entries(FILTERS).flatMap(([name, toQuery]) =>
      lists(name, samples.map(toQuery), MAIN_ORDERS),
    ),
    ...rankings(samples),
    ...searches(samples),
    ...pages(samples),
  ];
}

/** Filters of the contract, including common combinations. */
const FILTERS = {
  day: ({ day }) => ({ scoring_date_in: day }),
  range: ({ day, later }) => ({ scoring_date_start: day, scoring_date_end: later }),
  user: ({ user }) => ({ user_id_in: user }),
  club: ({ club }) => ({ club_id_in: club }),
  airport: ({ airport }) => ({ airport_id_in: airport }),
  aircraft: ({ aircraft }) => ({ aircraft_id_in: aircraft }),
  registration: ({ registration }) => ({ registration_in: registration }),
  class: ({ scClass }) => ({ sc_class_id_in: scClass }),
  region: ({ region }) => ({ region_id_in: region }),
  country: ({ country }) => ({ country_id_in: country }),
  continent: (_, i) => ({ continent_id_in: ['EU', 'NA', 'OC', 'AF', 'SA', 'AS'][i % 6] }),
  month: ({ month }) => ({ month }),
  keyword: (_, i) => ({ keyword: KEYWORDS[i % KEYWORDS.length] }),
  kind: (_, i) => ({ kind: ['GL', 'MG', 'FG'][i % 3] }),
  pilots: (_, i) => ({ pilots: 1 + (i % 2) }),
  'distance above': (_, i) => ({ distance_gt: 50 * (1 + (i % 18)) }),
  'distance below': (_, i) => ({ distance_lt: 50 * (1 + (i % 18)) }),
  'distance between': (_, i) => ({ distance_gt: 50 * (i % 15), distance_lt: 50 * ((i % 15) + 3) }),
  altitude: (_, i) => ({ altitude_gt: 1000 * (1 + (i % 6)) }),
  sector: (_, i) => ({ sector_id_in: SECTORS[i % SECTORS.length] }),
  place: ({ place }) => ({ point_of_interest: place }),
  'wide place': ({ place }) => ({ point_of_interest: place, radius: 100 }),
  'place and season': ({ place, season }) => ({ point_of_interest: place, season_in: season }),
  'around a place': ({ beside }) => ({ point_of_interest: beside, circumnavigation: 'single' }),
  'twice around a place': ({ beside }) => ({
    point_of_interest: beside,
    circumnavigation: 'multiple',
  }),
  'around a sector': (_, i) => ({
    sector_id_in: SECTORS[i % SECTORS.length],
    circumnavigation: 'single',
  }),
  'points of another contest': (_, i) => ({ point_schema: CONTESTS[i % CONTESTS.length] }),
  contest: (_, i) => ({ contest: CONTESTS[i % CONTESTS.length] }),
  'altitude of another contest': (_, i) => ({
    contest: CONTESTS[i % CONTESTS.length],
    altitude_gt: 1000 * (1 + (i % 6)),
  }),
  'wave of another contest': (_, i) => ({
    contest: CONTESTS[i % CONTESTS.length],
    keyword: 'wave',
  }),
  'contest and season': ({ season }, i) => ({
    contest: CONTESTS[i % CONTESTS.length],
    season_in: season,
  }),
  'season and class': ({ season, scClass }) => ({ season_in: season, sc_class_id_in: scClass }),
  'season and country': ({ season, country }) => ({ season_in: season, country_id_in: country }),
  'season and keyword': ({ season }, i) => ({
    season_in: season,
    keyword: KEYWORDS[i % KEYWORDS.length],
  }),
  'user and season': ({ user, season }) => ({ user_id_in: user, season_in: season }),
  'club and season': ({ club, season }) => ({ club_id_in: club, season_in: season }),
  'airport and aircraft': ({ airport, aircraft }) => ({
    airport_id_in: airport,
    aircraft_id_in: aircraft,
  }),
  'region, class and month': ({ region, scClass, month }) => ({
    region_id_in: region,
    sc_class_id_in: scClass,
    month,
  }),
};

const KEYWORDS = [
  ['junior', 'female', 'vintage', 'outlanding', 'team_flight', 'summer', 'winter', 'fes', 'engine'],
  ['no_engine', 'launch_self', 'launch_tow', 'launch_winch', 'wave'],
].flat();
const SECTORS = ['ALP', 'BLACK-FOREST', 'HARZ', 'JURA', 'PYRENEES'];
const CONTESTS = [
  'speed',
  'triangle',
  'out_return',
  'out',
  'declaration',
  'electric',
  'dmst',
  'au',
];
const RANKED = ['free', 'speed', 'triangle', 'out_return', 'out'];

async function drawSamples(client) {
  await client.query('select setseed(0.24)');
  const { rows } = await client.query(
    `select flight_id as id, user_id as user, flown.club_id as club, flown.airport_id as airport,
       aircraft_id as aircraft, registration, sc_class as "scClass", season,
       scoring_date::text as day, (scoring_date + 13)::text as later, month, flown.region_id as region,
       country, "user".name as "userName",
       round(airport.lon::numeric, 5) || ',' || round(airport.lat::numeric, 5) as place,
       round(airport.lon::numeric + 0.3, 5) || ',' || round(airport.lat::numeric, 5) as beside
     from flight_contest as flown join "user" on "user".id = flown.user_id
     join airport on airport.id = flown.airport_id
     where contest = 'free' and flown.club_id is not null order by random() limit $1`,
    [VALUES],
  );
  return rows;
}

function lists(name, queries, orders) {
  return orders.flatMap((order) =>
    [0, DEEP_SKIP].map((skip) => ({
      group: 'list',
      name: `${name}, ${order}, page ${1 + skip / PAGE}`,
      paths: queries.map(
        (query) =>
          `flight?${new URLSearchParams({ ...query, order_by: order, limit: PAGE, skip })}`,
      ),
    })),
  );
}

function rankings(samples) {
  const bodies = samples.map(({ season }, i) => ({ contest: RANKED[i % RANKED.length], season }));
  const narrowed = (toMore) => bodies.map((body, i) => ({ ...body, ...toMore(samples[i], i) }));
  return [
    ranking('page 1', 0, bodies),
    ranking('page 20', 19 * RANKING_PAGE, bodies),
    ...CATEGORIES.map((category) =>
      ranking(
        category,
        0,
        narrowed(() => ({ category })),
      ),
    ),
    ...RANKING_ORDERS.map((order) =>
      ranking(
        order,
        0,
        narrowed(() => ({ order_by: order })),
      ),
    ),
    ...Object.entries(RANKING_FILTERS).map(([name, toMore]) => ranking(name, 0, narrowed(toMore))),
    {
      ...ranking('place of a pilot', 0, bodies),
      paths: samples.map(({ user }) => `ranking/user/${user}`),
    },
  ];
}

const CATEGORIES = ['pilot_total', 'club', 'club_total', 'club_top_five', 'airport_total'];
const RANKING_ORDERS = ['distance', 'speed', 'flights', 'pilots'];
const RANKING_FILTERS = {
  class: ({ scClass }) => ({ sc_class: scClass }),
  vintage: () => ({ sc_class: 'VI' }),
  women: () => ({ user: 'female' }),
  juniors: () => ({ user: 'junior' }),
  country: ({ country }) => ({ country }),
  region: ({ region }) => ({ region }),
  continent: () => ({ continent: 'EU' }),
  club: ({ club }) => ({ club }),
  airport: ({ airport }) => ({ airport }),
  month: ({ month }) => ({ month }),
  keyword: (_, i) => ({ keyword: [KEYWORDS[i % KEYWORDS.length]] }),
  count: () => ({ count: 10 }),
};

function searches(samples) {
  const names = samples.map(({ userName }) => userName);
  return [
    search(
      '2 letters',
      names.map((name) => name.slice(0, 2)),
    ),
    search(
      '2 letters inside',
      names.map((name) => name.slice(-2)),
    ),
    search(
      '12 letters',
      names.map((name) => name.slice(0, 12)),
    ),
    search(
      '12 letters, one wrong',
      names.map((name) => misspelt(name.slice(0, 12))),
    ),
    search(
      '12 letters, pilots',
      names.map((name) => name.slice(0, 12)),
      { documents: 'user' },
    ),
  ];
}

function ranking(name, skip, bodies) {
  return {
    group: 'ranking',
    name,
    method: 'POST',
    paths: bodies.map(() => `ranking?skip=${skip}`),
    bodies,
  };
}

function search(name, texts, more = {}) {
  return {
    group: 'search',
    name,
    method: 'POST',
    paths: texts.map(() => 'search'),
    bodies: texts.map((value) => ({ search_items: [{ key: 'name', value }], limit: 15, ...more })),
  };
}

function misspelt(name) {
  return `${name.slice(0, 5)}q${name.slice(6)}`;
}

/** Filters whose flights the dialog counts. */
const COUNTED = {
  all: () => ({}),
  season: ({ season }) => ({ season_in: season }),
  country: FILTERS.country,
  keyword: FILTERS.keyword,
  'distance above': FILTERS['distance above'],
  'wide place': FILTERS['wide place'],
  'season and country': FILTERS['season and country'],
};

function pages(samples) {
  return [
    {
      group: 'page',
      name: 'places of a flight',
      paths: samples.map(({ id }) => `flight/${id}/placing`),
    },
    ...Object.entries(COUNTED).map(([name, toQuery]) => ({
      group: 'page',
      name: `number of flights, ${name}`,
      paths: samples.map((sample, i) => `flight/count?${new URLSearchParams(toQuery(sample, i))}`),
    })),
    { group: 'page', name: 'user', paths: samples.map(({ user }) => `user/${user}`) },
    { group: 'page', name: 'club', paths: samples.map(({ club }) => `club/${club}`) },
    { group: 'page', name: 'airport', paths: samples.map(({ airport }) => `airport/${airport}`) },
    {
      group: 'page',
      name: 'aircraft',
      paths: samples.map(({ aircraft }) => `aircraft/${aircraft}`),
    },
  ];
}
