/**
 * Fills an empty instance with generated pilots and flights. A few pilots fly much and many fly little,
 * mostly from their home airfield, on weekends and good days from March to September, and more each
 * year. Filter columns and rankings are derived as on the server.
 *
 * @param {() => Promise<import('pg').Client>} connect
 * @param {{ flights: number, users: number }} size
 */
export async function fill(connect, { flights, users }) {
  const clients = await Promise.all(Array.from({ length: INDEX_CONNECTIONS }, connect));
  const [client] = clients;
  await client.query(`alter system set max_wal_size = '16GB'`);
  await client.query('select pg_reload_conf()');
  await client.query('begin');
  await client.query('select setseed(0.42)');
  const indexes = await dropIndexes(client, INDEXED);
  for (const [what, statement] of statements({ flights, users })) {
    const startedAt = Date.now();
    await client.query(statement);
    if (what) console.log(`  ${what}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  await client.query('commit');
  const startedAt = Date.now();
  await Promise.all(clients.map((each) => createIndexes(each, indexes)));
  console.log(`  indexes, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  await Promise.all(clients.map((each) => each.end()));
}

/** Badges with three levels or more. */
export const BADGES = ['endurance', 'hawk', 'point_hunter', 'social', 'sprinter', 'zugvogel'];

/** Connections, one per core. */
const INDEX_CONNECTIONS = 2;
/** Tables whose indexes are created after their rows. */
const INDEXED = [
  'user',
  'igc_file',
  'any_flight',
  'flight_contest',
  'comment',
  'comment_reaction',
  'achievement',
];

/** Runs tasks until the shared list is empty. */
async function createIndexes(client, definitions) {
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (let next = definitions.pop(); next; next = definitions.pop()) await client.query(next);
}

/** Drops indexes and returns the statements that create them afterwards. */
async function dropIndexes(client, tables) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique`,
    [tables.map((table) => `"${table}"`)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const GIVEN = `array['Anna','Ben','Clara','David','Eva','Finn','Greta','Hugo','Ida','Jan','Klara',
  'Luis','Marie','Nils','Olga','Paul','Quirin','Rosa','Sven','Tina','Uwe','Vera','Willem','Yara',
  'Zoé','Álvaro','Björn','Çelik','Łucja','Žofie']`;
const HEADS = `array['Berg','Wald','Stein','Bach','Feld','Brunn','Linden','Eich','Rosen','Falk',
  'Adler','Wind','Wolk','Sand','Heid','Moor','Birk','Ahorn','Mühl','König']`;
const MIDDLES = `array['en','er','el','in','an','ar','ow','itz','eck','ing']`;
const TAILS = `array['mann','son','hof','ström','berger','kamp','hauser','ova','ski','land','meer','tal']`;

const pick = (list) => `(${list})[1 + floor(random() * cardinality(${list}))::int]`;

/** @returns {[string, string][]} What is filled, for the log, and the statement. */
function statements({ flights, users }) {
  const clubs = Math.max(50, Math.round(users / 40));
  return [
    [
      `${clubs} clubs`,
      `insert into club (name, region_id)
       select format('Aero Club %s%s%s %s', ${pick(HEADS)}, ${pick(MIDDLES)}, ${pick(TAILS)}, n),
         (select id from region order by id offset (n * 37) % (select count(*) from region) limit 1)
       from generate_series(1, ${clubs}) as n`,
    ],
    [
      'airports',
      `insert into airport (name, region_id, lat, lon, launches)
       select format('%s%s%s', ${pick(HEADS)}, ${pick(MIDDLES)}, ${pick(TAILS)}), region.id,
         46 + random() * 8, 2 + random() * 16, floor(random() * 20000)
       from region cross join generate_series(1, 2)
       order by random() limit 3000`,
    ],
    [
      `${users} users`,
      `insert into "user" (name, email, password_hash, date_of_birth, gender, club_id, date_joined,
         verified)
       select format('%s %s%s%s', ${pick(GIVEN)}, ${pick(HEADS)}, ${pick(MIDDLES)}, ${pick(TAILS)}),
         n || '@example.org', 'none', date '1945-01-01' + floor(random() * 23000)::int,
         case when random() < 0.12 then 'F' else 'M' end,
         (array(select id from club))[1 + floor(random() ^ 1.6 * ${clubs})::int], now(), now()
       from generate_series(1, ${users}) as n
       on conflict do nothing`,
    ],
    // Where a pilot mostly flies, and with what.
    [
      'homes',
      `create temp table home as
       select row_number() over () as place, id as user_id, club_id, gender, date_of_birth,
         (array(select id from airport order by id))[1 + floor(random() ^ 1.8
           * (select count(*) from airport))::int] as airport_id,
         (array(select id from aircraft order by id))[1 + floor(random() ^ 1.5
           * (select count(*) from aircraft))::int] as aircraft_id,
         format('D-%s', lpad((1 + floor(random() * 9999))::text, 4, '0')) as registration
       from "user" order by random()`,
    ],
    ['', 'create unique index on home (place)'],
    // How much is flown on a day; each takes a piece of a line from 0 to 1.
    [
      'days',
      `create temp table flying_day as
       with weighed as (
         select day::date, (0.02 + exp(-(((extract(doy from day) - 172) / 55) ^ 2)))
           * case when extract(isodow from day) >= 6 then 3 else 1 end * random() ^ 2
           * (extract(year from day) - 2013) as weight
         from generate_series(current_date - 3652, current_date - 1, interval '1 day') as day
       )
       select day, sum(weight) over (order by day) / sum(weight) over () as upto from weighed`,
    ],
    ['', 'create unique index on flying_day (upto)'],
    ['', 'analyze home, flying_day'],
    // From here on keys that refer to others are right as they are made.
    ['', 'set session_replication_role = replica'],
    [
      `${flights} files`,
      `insert into igc_file (hash, md5, key, name, size_bytes, header, created)
       select md5(n::text) || md5('x' || n), md5(n::text), 'none', n || '.igc', 500000, '{}', now()
       from generate_series(1, ${flights}) as n`,
    ],
    [
      `${flights} flights`,
      `insert into flight (igc_file_id, takeoff_number, user_id, co_user_name, club_id,
         takeoff_airport_id, landing_airport_id, aircraft_id, registration, competition_id, status,
         revision, scored_revision, valid, rank, created, takeoff_time, landing_time, time_zone,
         scoring_date, season, edit_allowed_until, bbox, polyline, takeoff_point, landing_point,
         junior, dmst_index, sc_class, total_seconds, launch, max_altitude, wave)
       select n, 0, home.user_id,
         case when aircraft.double_seater and chance[1] < 0.5 then 'Guest' end,
         home.club_id, field.id, case when chance[2] < 0.92 then field.id end,
         home.aircraft_id, home.registration, 'X', 'valid', 1, 1, 3, chance[3] < 0.85,
         day + interval '18 hours' + chance[4] * interval '40 hours',
         day + interval '9 hours' + chance[5] * interval '3 hours',
         day + interval '13 hours' + chance[6] * interval '6 hours', 'UTC', day,
         extract(year from day + interval '3 months'), day + interval '3 days',
         array[field.lon - 1, field.lat - 0.5, field.lon + 1, field.lat + 0.5],
         -- A degree to the north-east and back, again and again.
         '_p~iF~ps|U' || repeat('_ibE_ibE~hbE~hbE', 20),
         array[field.lon, field.lat], array[field.lon, field.lat],
         home.place % 7 = 0, 90 + (home.aircraft_id % 30),
         aircraft.sc_class, (14400 + 14400 * (chance[6] - chance[5]))::int,
         jsonb_build_object('launch_kind', (array['W', 'T', 'S'])[1 + floor(chance[7] * 3)::int]),
         700 + 6000 * chance[2] ^ 3, chance[1] < 0.01
       from (
         -- Drawn once for each flight, not once for all.
         select n, array(select random() from generate_series(1, 10) where n > 0) as chance
         from generate_series(1, ${flights}) as n
       ) as drawn
       cross join lateral (
         select day from flying_day where upto >= chance[8] order by upto limit 1
       ) as flown
       join home on home.place = 1 + floor(chance[9] ^ 2.2 * (select count(*) from home))::int
       join aircraft on aircraft.id = home.aircraft_id
       join airport as field on field.id = case when chance[10] < 0.75 then home.airport_id
         else 1 + (home.airport_id * 7 + floor(chance[10] * 5000)::int) % 300 end`,
    ],
    // Around a place beside the takeoff, twice for every fiftieth flight. Recorded flights have 165
    // corners at the median, in a zigzag.
    [
      'lines',
      `insert into flight_line (flight_id, line, mercator, bounds)
       select flight.id, polyline, path, bounds
       from flight
       cross join lateral (
         select takeoff_point[1] as lon, takeoff_point[2] as lat, mercator_lat(takeoff_point[2]) as y,
           0.1 + 1.2 * (flight.id % 97 / 97.0) ^ 2 as radius, flight.id % 360 as first,
           40 + flight.id * 7 % 251 as corners, case when flight.id % 50 = 0 then 720 else 360 end as turn
         -- Computes the latitude on the map once.
         offset 0
       ) as taken_off
       cross join lateral (
         select box(point(min(lon + east), min(lat + north)), point(max(lon + east), max(lat + north))) as bounds,
           ('[' || string_agg(format('(%s,%s)', lon + east, y + north), ','
             order by step) || ']')::path as path
         from generate_series(0, corners) as step
         cross join lateral (
           select first + turn * step / corners::double precision as angle,
             radius * (1 + 0.03 * sind(step * 137)) as reach
         ) as flown
         cross join lateral (
           select reach * cosd(angle) - radius * cosd(first) as east,
             reach * sind(angle) - radius * sind(first) as north
         ) as placed
       ) as drawn`,
    ],
    [
      'sectors',
      `insert into flight_sector (sector_id, flight_id)
       select distinct sector_id, flight.id
       from flight join sector_ring on outline @> point(takeoff_point[1], takeoff_point[2])`,
    ],
    [
      'contests',
      `insert into flight_contest (flight_id, contest, position, points, distance, speed, valid,
         score, receipt, user_id, club_id, airport_id, aircraft_id, sc_class, season, scoring_date, seconds, rank,
         created, registration, region_id, country, month, aircraft_kind, pilots, keywords,
         max_altitude)
       select flight.id, contest, case when earned then place end,
         case when earned then round((km * factor)::numeric, 2) end,
         case when earned then round(km::numeric, 2) end,
         case when earned then round((60 + 70 * luck)::numeric, 2) end, earned,
         case when earned then '{}'::jsonb end, case when earned then '{}'::jsonb end,
         flight.user_id, flight.club_id, flight.takeoff_airport_id, flight.aircraft_id,
         flight.sc_class, flight.season, flight.scoring_date, flight.total_seconds, flight.rank,
         copied.created, copied.registration, copied.region_id, copied.country, copied.month,
         copied.aircraft_kind, copied.pilots, copied.keywords, copied.max_altitude
       from flight
       join flight_filter_columns as copied on copied.flight_id = flight.id
       cross join (values ('free', 1, 1.0, 1.0), ('speed', 2, 0.2, 0.9), ('triangle', 3, 0.9, 0.6),
         ('out_return', 4, 0.8, 0.7), ('out', 5, 0.6, 0.9), ('declaration', 6, 1.1, 0.15),
         ('rectangle', 7, 0.7, 0.3), ('convex_hull', 8, 0.5, 0.95), ('electric', 9, 0.5, 0.03),
         ('bi', 10, 0.9, 0.5), ('dmst', 11, 1.2, 0.3), ('dmst_speed', 12, 0.2, 0.25),
         ('au', 13, 1.0, 0.02)) as contests (contest, place, factor, share)
       cross join lateral (
         select hashint4extended(flight.id, place)::double precision / 2 ^ 64 + 0.5 as luck
       ) as lucky
       cross join lateral (
         select luck <= share as earned,
           20 + 900 * (hashint4extended(flight.id, 0)::double precision / 2 ^ 64 + 0.5) ^ 2.5 as km
       ) as flown`,
    ],
    [
      'collections',
      // One per ten flights of about a hundred each, so that each flight is in some.
      `with made as (
         insert into flight_collection (id, user_id, name, visibility, created, modified)
         select lpad(to_hex(flight.id), 12, '0'), flight.user_id, 'Collection ' || flight.id, 'public',
           flight.created, flight.created
         from flight where flight.id % 10 = 0
         returning id
       )
       insert into flight_collection_flight (collection_id, flight_id, position, added, is_public)
       select made.id, flight.id, row_number() over (partition by made.id), flight.created, true
       from made
       cross join (select max(id) as last from flight) as newest
       cross join lateral generate_series(0, 99) as step
       join flight on flight.id = 1 + (('x' || right(made.id, 7))::bit(28)::int + step * 7919) % last`,
    ],
    [
      // Each tenth flight is talked about, with up to 40 comments; each fourth comment is an answer.
      'comments',
      `insert into comment (flight_id, user_id, text, pinned, created)
       select flight.id, case when step = 0 then flight.user_id else home.user_id end,
         'Well flown! We met below the third cloud.', step = 0,
         flight.created + step * interval '20 minutes'
       from flight
       cross join lateral generate_series(0, flight.id / 10 % 40) as step
       join home on home.place = 1 + (flight.id * 31 + step * 7919) % (select count(*) from home)
       where flight.id % 10 = 0`,
    ],
    [
      '',
      `update comment set parent_id = question.id
       from comment as question
       where comment.id % 4 = 0 and question.id = comment.id - 1
         and question.flight_id = comment.flight_id and not comment.pinned`,
    ],
    [
      '',
      `insert into comment_reaction (comment_id, user_id, value, created)
       select id, user_id, (array['👏', '👍', '🎉'])[1 + id % 3], created from comment where id % 2 = 0`,
    ],
    ['', 'create index bench_comment on comment (flight_id)'],
    [
      '',
      `update any_flight set comments = counted.comments
       from (select flight_id, count(*)::int as comments from comment group by flight_id) as counted
       where any_flight.id = counted.flight_id`,
    ],
    ['', 'drop index bench_comment'],
    [
      // Half of the pilots have a badge of a level or higher, and half of these the next.
      'badges',
      `insert into achievement (user_id, badge, level, flight_id, value, created, is_highest)
       select home.user_id, badge, level, 1 + home.place % ${flights}, level,
         now() - home.place % 3000 * interval '1 day', level = highest
       from home
       cross join unnest(array[${BADGES.map((badge) => `'${badge}'`).join(', ')}])
         with ordinality as badges (badge, number)
       cross join lateral (
         select least(3, floor(-log(2, (1 + (home.place * 7919 + number * 104729) % 997) / 997.0)))::int
           as highest
       ) as reached
       cross join lateral generate_series(1, highest) as level`,
    ],
    [
      '',
      `update "user" set achievement_count = counted.achievements
       from (select user_id, count(*)::int as achievements from achievement group by user_id) as counted
       where "user".id = counted.user_id`,
    ],
  ];
}
