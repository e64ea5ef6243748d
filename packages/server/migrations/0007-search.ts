import { type Kysely, sql } from 'kysely';

/**
 * Search by name. `search_entry` has one row per thing, with all its names in one text; `search_word`
 * has one row per position in a name from which it can be found: the rest of the name from there.
 * Triggers keep both up to date; a job updates how popular each thing is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
  await sql.raw(TRIGGERS.join(';\n')).execute(db);
}

const STATEMENTS = String.raw`
-- The form in which names are compared: without accents, capitals and apostrophes, and with one
-- blank for any other punctuation.
create function search_key(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(
    regexp_replace(public.search_text(value), '[''’´]', '', 'g'),
    '[\x01-\x2f\x3a-\x60\x7b-\xbf]+', ' ', 'g'));

-- Of two entries that match alike the heavier comes first. The base is the weight without flights.
create table search_entry (
  kind text not null,
  id text collate "C" not null,
  name text not null,
  base real not null,
  weight real not null,
  primary key (kind, id)
);
create index search_entry_name on search_entry using gin (name public.gin_trgm_ops);

-- Place 0 is the beginning of the name as it is shown.
create table search_word (
  kind text not null,
  id text collate "C" not null,
  word text collate "C" not null,
  place smallint not null,
  weight real not null,
  foreign key (kind, id) references search_entry on delete cascade
);
create index search_word_of_entry on search_word (kind, id);
create index search_word_begin on search_word (kind, word) include (place, weight, id);
-- Many names begin with the same few letters: the best of them are read in their order.
create index search_word_begin_1 on search_word (kind, left(word, 1), place, weight desc, id);
create index search_word_begin_2 on search_word (kind, left(word, 2), place, weight desc, id);

create function search_words(own text, more text, is_code boolean)
  returns table (word text, place smallint)
  language sql immutable parallel safe
  begin atomic
    select part.word, min(part.place)::smallint
    from (
      select array_to_string(words[first:], ' ') as word, least(first - 1, 1) as place
      from (select string_to_array(search_key(own), ' ')) as whole (words),
        generate_subscripts(words, 1) as first
      union all
      select array_to_string(words[first:], ' '), 1
      from (select string_to_array(search_key(more || ' ' || own), ' ')) as whole (words),
        generate_subscripts(words, 1) as first
      union all
      select replace(search_key(own), ' ', ''), 0 where is_code
    ) as part
    where part.word <> ''
    group by part.word;
  end;

-- Arguments: the kind; of a changed row its id, its name, its other names, the base of its weight;
-- and whether the name may be written without its blanks, as 'ASG29' is.
create function search_index() returns trigger language plpgsql as $function$
begin
  execute format(
    $statement$
      with named as (
        select distinct on (id) *
        from (select (%2$s)::text as id, %3$s as own, %4$s as more, (%5$s)::real as base
          from changed) as any_name
        where own is not null
      ), indexed as (
        insert into search_entry (kind, id, name, base, weight)
        select %1$L, id, ' ' || search_key(concat_ws(' ', more, own)), base, base from named
        on conflict (kind, id) do update set name = excluded.name, base = excluded.base,
          weight = search_entry.weight - search_entry.base + excluded.base
        where (search_entry.name, search_entry.base) is distinct from
          (excluded.name, excluded.base)
        returning id, weight
      ), outdated as (
        delete from search_word using indexed
        where search_word.kind = %1$L and search_word.id = indexed.id
      )
      insert into search_word (kind, id, word, place, weight)
      select %1$L, id, words.word, words.place, indexed.weight
      from indexed join named using (id)
      cross join lateral search_words(own, more, %6$L) as words
    $statement$,
    tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4], tg_argv[5]);
  return null;
end $function$;

create function search_forget() returns trigger language plpgsql as $function$
begin
  delete from search_entry using gone
  where search_entry.kind = tg_argv[0] and search_entry.id = gone.id::text;
  return null;
end $function$;
`;

interface SearchedTable {
  table: string;
  id?: string;
  name?: string;
  /** Further names. */
  more?: string;
  base?: string;
  isCode?: boolean;
  forgets?: boolean;
}

/** Keep the index up to date with a table. */
function triggersOf(kind: string, searched: SearchedTable): string[] {
  const { table, id = 'id', name = 'name', more = 'null::text', base = '0' } = searched;
  const { isCode = false, forgets = true } = searched;
  const quoted = [kind, id, name, more, base, String(isCode)].map((text) => `'${text}'`).join(', ');
  return [
    ...['insert', 'update'].map(
      (event) => `create trigger search_after_${event} after ${event} on ${table}
        referencing new table as changed
        for each statement execute function search_index(${quoted})`,
    ),
    ...(forgets
      ? [
          `create trigger search_after_delete after delete on ${table}
            referencing old table as gone
            for each statement execute function search_forget('${kind}')`,
        ]
      : []),
  ];
}

const TRIGGERS = [
  ...triggersOf('user', { table: '"user"' }),
  ...triggersOf('club', { table: 'club' }),
  ...triggersOf('airport', {
    table: 'airport',
    more: 'icao',
    base: 'ln(1 + greatest(coalesce(launches, 0), 0)) / 1.5',
  }),
  ...triggersOf('aircraft', {
    table: 'aircraft',
    more: 'manufacturer',
    base: '-length(name) / 100.0',
    isCode: true,
  }),
  ...triggersOf('region', { table: 'region', more: 'id' }),
  ...triggersOf('city', { table: 'city', base: 'ln(1 + population) / 2' }),
  // A registration without flights goes when popularity is updated.
  ...triggersOf('registration', {
    table: 'flight',
    id: 'registration',
    name: 'registration',
    isCode: true,
    forgets: false,
  }),
];
