import { lockComments } from '../comments/queries.js';
import { type CommentToStore, storeComment } from '../comments/store-comment.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { createRandom } from './simulator/random.js';

/** A comment of a conversation. `{mate}` mentions a user who takes part. */
interface Line {
  /** The pilot of the flight, or the number of another user. */
  readonly by: 'pilot' | 1 | 2 | 3;
  readonly words: string;
  readonly pinned?: true;
  /** Number of the line that it answers. */
  readonly answers?: number;
  /** Reactions of the other users, in their order. */
  readonly reactions?: readonly string[];
}

const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    {
      by: 'pilot',
      pinned: true,
      words:
        'Late start, because the inversion took its time. From noon on the streets were reliable, with 2 m/s to the end.\n\nThe last leg was into wind and slower than planned.',
      reactions: ['👏', '👍'],
    },
    { by: 1, words: 'We were an hour behind you and had the best part of it!', reactions: ['😂'] },
    { by: 'pilot', answers: 1, words: 'I saw you at the ridge, nice line.' },
    { by: 2, words: 'Which McCready did you fly between the streets?' },
    { by: 'pilot', answers: 3, words: 'About 1.5. More was not worth it below 1,200 m.' },
  ],
  [
    { by: 1, words: 'Well flown! {mate}, that was our cloud.', reactions: ['😂', '🎉'] },
    {
      by: 2,
      answers: 0,
      words: 'It was still there an hour later, with another five gliders below.',
    },
  ],
  [
    {
      by: 'pilot',
      pinned: true,
      words: 'First time over the border. The forecast: https://www.example.org/soaring-weather',
      reactions: ['🎉', '👏', '❤️'],
    },
    { by: 3, words: 'Congratulations!', reactions: ['❤️'] },
    { by: 1, words: 'How was the radio on the other side?' },
    { by: 'pilot', answers: 2, words: 'Friendly, and in English.' },
  ],
  [
    { by: 2, words: 'The final glide looks tight in the barogram …' },
    {
      by: 'pilot',
      answers: 0,
      words: 'It was. 150 m above the field, as planned with 200.',
      reactions: ['😮'],
    },
  ],
  [{ by: 3, words: 'Great photos! Thank you for sharing.', reactions: ['👍'] }],
];

/** Flights that are talked about, from the latest. */
const FLIGHTS = 15;
const PAUSE_MS = 23 * 60_000;

/** Adds conversations to the latest flights, with the code that stores comments of users. */
export async function addComments(
  services: Services,
  { seed, pilots }: { seed: string; pilots: readonly number[] },
): Promise<void> {
  const { db } = services;
  const flights = await db
    .selectFrom('flight')
    .where('user_id', 'in', [...pilots])
    .where('comments', '=', 0)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(FLIGHTS)
    .select(['id', 'user_id', 'co_user_id', 'created'])
    .execute();
  for (const [index, { id, created, ...crew }] of flights.entries()) {
    const conversation = CONVERSATIONS[index % CONVERSATIONS.length] ?? [];
    const { user_id: ownerId, co_user_id: coUserId } = crew;
    const others = mixed(
      pilots.filter((pilot) => pilot !== ownerId),
      `${seed}/comments/${index}`,
    );
    await db.transaction().execute(async (transaction) => {
      await lockComments(transaction, id);
      const crewIds = [ownerId, coUserId].filter((one) => one !== null);
      const talk = { flight: { id, ownerId, crewIds }, others, created };
      await addConversation(transaction, services, conversation, talk);
    });
  }
}

interface Talk {
  readonly flight: CommentToStore['flight'] & { readonly ownerId: number | null };
  readonly others: readonly number[];
  /** Time of the upload. */
  readonly created: Date;
}

async function addConversation(
  transaction: Executor,
  services: Services,
  lines: readonly Line[],
  { flight, others, created }: Talk,
): Promise<void> {
  const nowMs = services.clock().getTime();
  const comments: { id: number; parent_id: number | null; user_id: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const authorId = line.by === 'pilot' ? flight.ownerId : others[line.by];
    if (authorId === null || authorId === undefined) return;
    const at = new Date(Math.min(nowMs, created.getTime() + (index + 1) * PAUSE_MS));
    const then = { ...services, clock: () => at };
    const answered = line.answers === undefined ? undefined : comments[line.answers];
    const id = await storeComment(transaction, then, {
      flight,
      authorId,
      words: line.words.replace('{mate}', `@[${others[2]}]`),
      pinned: line.pinned ?? false,
      answered,
    });
    if (id === undefined) return;
    comments.push({ id, parent_id: answered?.id ?? null, user_id: authorId });
    for (const [number, value] of (line.reactions ?? []).entries()) {
      await transaction
        .insertInto('comment_reaction')
        .values({ comment_id: id, user_id: others[number + 4] ?? authorId, value, created: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/** Returns the items in an order that depends on a seed. */
function mixed<Item>(items: readonly Item[], seed: string): Item[] {
  const random = createRandom(seed);
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
