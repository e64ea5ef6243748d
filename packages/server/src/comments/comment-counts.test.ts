import { repetitions } from '@cloudstreet/scoring/testing';
import { type Comment, unwrap, uploadFlight } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestUser } from '../testing/start-test-api.js';

/** Returns equal numbers from 0 to below 1 in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Reads a list to its end. */
async function readPages<Row>(read: (skip: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rows.length);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

test('after random operations all counts match the comments and likes', async () => {
  const random = randomNumbers(20_260_714);
  const testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  const users: TestUser[] = [];
  for (let index = 0; index < 4; index += 1) users.push(await testApi.signUp());
  const flights: { id: number; pilot: TestUser }[] = [];
  for (const serial of ['RA1', 'RA2', 'RA3']) {
    const pilot = users[flights.length]!;
    const [uploaded] = await uploadFlight(pilot.api, sampleIgc({ serial }));
    flights.push({ id: uploaded!.id, pilot });
  }
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const at = (id: number) => ({ params: { path: { id } } });

  const act = async () => {
    const { api } = pick(users)!;
    const { id: flightId, pilot } = pick(flights)!;
    if (random() < 0.2) {
      const starred = random() < 0.6;
      if (starred) await api.POST('/flight/star/{id}', at(flightId));
      else await api.DELETE('/flight/star/{id}', at(flightId));
      return;
    }
    const comments: Comment[] = await unwrap(pilot.api.GET('/comment/flight/{id}', at(flightId)));
    const target = pick(comments);
    const what = random();
    if (!target || what < 0.4) {
      const parent = target && !target.removed && random() < 0.5 ? { parent_id: target.id } : {};
      const body = { comment: `Hello @[${pick(users)!.id}]`, pinned: random() < 0.1, ...parent };
      await api.POST('/comment/flight/{id}', { ...at(flightId), body });
    } else if (what < 0.6) {
      await api.DELETE('/comment/{id}', at(target.id));
    } else if (what < 0.75) {
      const body = { hidden: random() < 0.6 };
      await pilot.api.PATCH('/comment/{id}', { ...at(target.id), body });
    } else if (what < 0.85) {
      await api.PATCH('/comment/{id}', { ...at(target.id), body: { comment: 'Other words' } });
    } else if (what < 0.95) {
      await api.POST('/comment/reaction/{id}', { ...at(target.id), body: { value: '👏' } });
    } else {
      const reaction = pick(target.reaction);
      if (reaction) await api.DELETE('/comment/reaction/{id}', at(reaction.id));
    }
  };
  // Three at a time, as on a busy evening.
  for (let done = 0; done < repetitions(200, 10_000); done += 3) {
    await Promise.all([act(), act(), act()]);
  }

  const { db } = testApi.server.services;
  const { rows: wrong } = await sql`
    select id, comments from any_flight as flight where comments <> (
      select count(*) from comment
      where flight_id = flight.id and text is not null and not hidden)
    union all
    select id, stars from any_flight as flight where stars <> (
      select count(*) from flight_star where flight_id = flight.id)
    union all
    select flight_id, contest.stars from any_flight_contest as contest
    join any_flight as flight on flight.id = flight_id where contest.stars <> flight.stars
    union all
    -- Places without answers, answers of other flights or to answers, reactions to nothing.
    select id, 0 from comment where text is null
      and not exists (select from comment as answer where answer.parent_id = comment.id)
    union all
    select answer.id, 0 from comment as answer join comment as parent on parent.id = answer.parent_id
    where parent.flight_id <> answer.flight_id or parent.parent_id is not null
    union all
    select comment_id, 0 from comment_reaction join comment on comment.id = comment_id
    where text is null`.execute(db);
  expect(wrong).toEqual([]);
  for (const { id } of flights) {
    const shown = await readPages((skip) =>
      unwrap(
        testApi.api.GET('/comment/flight/{id}', { params: { path: { id }, query: { skip } } }),
      ),
    );
    const { comment_count: count = 0 } = await unwrap(
      testApi.api.GET('/flightdetail/{id}', at(id)),
    );
    expect(shown.filter(({ removed }) => !removed)).toHaveLength(count);
  }
  for (const { api } of users) {
    const news = await readPages((skip) =>
      unwrap(api.GET('/notification', { params: { query: { skip } } })),
    );
    const { notifications } = await unwrap(api.GET('/user/me'));
    expect(news.filter(({ read }) => !read)).toHaveLength(notifications);
  }
}, 1_800_000);
