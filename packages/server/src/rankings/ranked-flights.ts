import { type RawBuilder, sql } from 'kysely';
import { countriesOf } from '../reference/continents.js';
import { inMultiRegion } from '../reference/in-multi-region.js';
import type { Ranking, TravelDays } from './ranking.js';

/**
 * Selects the flights of a ranking, with the columns of `ranked_flight`. In one of travels, these are the
 * flights that a user flew in command on their travels, or on the best of them.
 */
export function rankedFlights(ranking: Ranking): RawBuilder<unknown> {
  const { travelDays } = ranking;
  if (!travelDays) return sql`select * from ranked_flight where ${isRanked(ranking)}`;
  return flightsOfTravels(ranking, travelDays);
}

function flightsOfTravels(ranking: Ranking, { min, max }: TravelDays): RawBuilder<unknown> {
  const { category, count } = ranking;
  const travels = category === 'pilot' ? count : category === 'club' ? 1 : null;
  return sql`
    select * from (
      select *, dense_rank() over (
        partition by user_id order by travel_cents desc, travel_id) as travel_place
      from (
        select ranked.*, travel.id as travel_id,
          sum(ranked.cents) over (partition by ranked.user_id, travel.id) as travel_cents
        from (select * from ranked_flight where ${isRanked(ranking)}) as ranked
        join travel_flight on travel_flight.flight_id = ranked.flight_id
        join travel on travel.id = travel_flight.travel_id and travel.user_id = ranked.user_id
        where travel.is_found
          and travel.days >= coalesce(${min ?? null}::int, 0)
          and travel.days <= coalesce(${max ?? null}::int, 32767)
      ) as flown
    ) as placed
    where ${travels}::int is null or travel_place <= ${travels}`;
}

/** Condition on the flights of a ranking. Filters without a value are null and have no effect. */
function isRanked({ contest, season, scClass, group, filters }: Ranking): RawBuilder<boolean> {
  const {
    country = null,
    region = null,
    multi_region: multiRegion,
    continent,
    club = null,
    airport = null,
    user_group: userGroup = null,
    month = null,
    keyword = [],
  } = filters;
  const countries = continent === undefined ? null : countriesOf(continent);
  const keywords = [
    ...keyword,
    ...(scClass === 'VI' ? ['vintage'] : []),
    ...(group === 'ALL' ? [] : [group]),
  ];
  return sql`
    contest = ${contest} and season = ${season}::smallint
    and (${scClass} in ('ALL', 'VI') or sc_class = ${scClass})
    and (${country}::text is null or country = ${country})
    and (${region}::text is null or region_id = ${region})
    and ${multiRegion === undefined ? sql`true` : inMultiRegion(multiRegion)}
    and (${countries}::text[] is null or country = any(${countries}))
    and (${club}::int is null or club_id = ${club})
    and (${airport}::int is null or airport_id = ${airport})
    and (${userGroup}::int is null or user_id = any(array(
      select user_id from user_group_pilot where group_id = ${userGroup})))
    and (${month}::int is null or month = ${month})
    and (cardinality(${keywords}::text[]) = 0
      or keyword_bits & keyword_bits(${keywords}::text[]) = keyword_bits(${keywords}::text[]))`;
}
