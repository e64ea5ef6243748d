import { createHash, randomBytes } from 'node:crypto';
import { BADGES } from './fill.mjs';

/**
 * Requests of the bench: every order, every filter of the contract in the two most common orders,
 * rankings, search and pages of pilots. Each case uses several values, drawn from the flights so that
 * frequent values are requested more often.
 *
 * @typedef {{ group: string, name: string, method?: 'POST', paths: string[], bodies?: object[],
 *   token?: string }} Case
 */

const PAGE = 100;
/** Place of a badge holder far from the latest. */
const DEEP_HOLDER = 500;
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
  const readers = await feeds(client);
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
    ...lists(
      'collection',
      samples.map(({ collection }) => ({ flight_collection_id_in: collection })),
      ['collection'],
    ),
    ...rankings(samples),
    ...searches(samples),
    ...pages(samples),
    ...collections(samples),
    ...(await comments(client)),
    ...(await badgeHolders(client, samples)),
    ...readers,
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
  collection: ({ collection }) => ({ flight_collection_id_in: collection }),
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
const COLLECTION_ORDERS = ['-created', '-modified', '-flights', '-stars'];
const RANKED = ['free', 'speed', 'triangle', 'out_return', 'out'];

/** Numbers of pilots, clubs and airports that a reader of the feed follows. */
const FOLLOWED = { few: [10, 1, 1], many: [1000, 20, 20] };

/** The feeds of users who follow few and many, and the lists of their friends' flights. */
async function feeds(client) {
  const cases = [];
  for (const [name, followed] of Object.entries(FOLLOWED)) {
    const token = await makeReader(client, name, followed);
    const { id, us } = await findDeepEntry(client);
    cases.push(
      { group: 'feed', name: `feed, ${name} followed, page 1`, paths: ['flight/feed'], token },
      {
        group: 'feed',
        name: `feed, ${name} followed, deep page`,
        paths: [`flight/feed?cursor=${us}-${id}`],
        token,
      },
      {
        group: 'feed',
        name: `friends, ${name} followed`,
        paths: [
          'flight?keyword=friends&order_by=-scoring_date',
          'flight?keyword=friends&order_by=-points',
        ],
        token,
      },
      { group: 'feed', name: `number of new flights, ${name} followed`, paths: ['user/me'], token },
    );
  }
  return cases;
}

/** Creates a user who follows others, and returns an access token. */
async function makeReader(client, name, [users, clubs, airports]) {
  const email = readerEmail(name);
  await client.query('delete from "user" where email = $1', [email]);
  const { rows } = await client.query(
    `insert into "user" (name, email, password_hash, date_of_birth, gender, date_joined, verified,
       feed_opened)
     values ($1, $2, '', '1980-01-01', 'D', now(), now(), '2000-01-01') returning id`,
    [`Reader ${name}`, email],
  );
  const [{ id }] = rows;
  await client.query(
    `insert into user_follow (follower_id, user_id, created, accepted)
     select $1, user_id, now(), now() from (
       select distinct user_id from flight_contest
       where contest = 'free' and user_id is not null and user_id <> $1
     ) as flown order by user_id limit $2`,
    [id, users],
  );
  for (const [kind, limit] of [
    ['club', clubs],
    ['airport', airports],
  ]) {
    await client.query(
      `insert into ${kind}_follow (follower_id, ${kind}_id, created)
       select $1, id, now() from ${kind} where id in (
         select ${kind}_id from flight_contest where contest = 'free'
       ) order by id limit $2`,
      [id, limit],
    );
  }
  const token = `cst_${randomBytes(32).toString('base64url')}`;
  await client.query(
    `insert into personal_token (user_id, hash, name, scopes, created)
     values ($1, $2, 'bench', '{read}', now())`,
    [id, createHash('sha256').update(token).digest()],
  );
  return token;
}

function readerEmail(name) {
  return `reader-${name}@bench.example`;
}

async function findDeepEntry(client) {
  const { rows } = await client.query(
    `select id, (extract(epoch from created) * 1000000)::bigint::text as us from any_flight
     order by created offset (select count(*) / 2 from any_flight) limit 1`,
  );
  return rows[0];
}

async function drawSamples(client) {
  await client.query('select setseed(0.24)');
  const { rows } = await client.query(
    `select flight_id as id, user_id as user, flown.club_id as club, flown.airport_id as airport,
       aircraft_id as aircraft, registration, sc_class as "scClass", season,
       scoring_date::text as day, (scoring_date + 13)::text as later, month, flown.region_id as region,
       country, "user".name as "userName", (
         select collection_id from flight_collection_flight as collected
         where collected.flight_id = flown.flight_id order by collection_id limit 1) as collection,
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

function collections(samples) {
  return [
    ...COLLECTION_ORDERS.map((order) => ({
      group: 'collection',
      name: `collections, ${order}`,
      paths: samples.map(() => `flightcollection?order_by=${order}`),
    })),
    {
      group: 'collection',
      name: 'collections of a user',
      paths: samples.map(({ user }) => `flightcollection?user_id_in=${user}`),
    },
    {
      group: 'collection',
      name: 'one collection',
      paths: samples.map(({ collection }) => `flightcollection/${collection}`),
    },
  ];
}

/** Comments of flights with few and with many. */
async function comments(client) {
  const talkedAbout = async (least, most) => {
    const { rows } = await client.query(
      'select id from flight where comments between $1 and $2 order by random() limit $3',
      [least, most, VALUES],
    );
    return rows.map(({ id }) => `comment/flight/${id}`);
  };
  return [
    { group: 'comment', name: 'comments, few', paths: await talkedAbout(1, 5) },
    { group: 'comment', name: 'comments, many', paths: await talkedAbout(20, 40) },
  ];
}

async function badgeHolders(client, samples) {
  const { rows } = await client.query('select id from "user" where email = $1', [
    readerEmail('many'),
  ]);
  const paths = (toQuery) =>
    samples.map((sample, i) => {
      const badge = BADGES[i % BADGES.length];
      return `achievement/badge/${badge}?${new URLSearchParams(toQuery(sample))}`;
    });
  return [
    { group: 'badge', name: 'badge holders, page 1', paths: paths(() => ({})) },
    {
      group: 'badge',
      name: 'badge holders, deep page',
      paths: paths(() => ({ skip: DEEP_HOLDER, limit: PAGE })),
    },
    {
      group: 'badge',
      name: 'badge holders of a club',
      paths: paths(({ club }) => ({ club_id_in: club })),
    },
    {
      group: 'badge',
      name: 'badge holders, friends',
      paths: paths(() => ({ follower_source_id: rows[0].id })),
    },
    {
      group: 'badge',
      name: 'badges of a user',
      paths: samples.map(({ user }) => `achievement/user/${user}`),
    },
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
