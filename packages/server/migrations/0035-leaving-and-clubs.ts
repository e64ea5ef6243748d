import { type Kysely, sql } from 'kysely';

/**
 * Whoever is leaving may set a new password by a link. A club that a sign-up has named is nobody's
 * until somebody in it has confirmed his address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table leaver add column recovery_hash bytea unique, add column recovery_created timestamptz',

  'alter table club add column confirmed boolean not null default true',
  'create index club_unconfirmed on club (id) where not confirmed',
  `create function confirm_clubs() returns trigger language plpgsql as $function$
   begin
     update club set confirmed = true
     where id in (new.club_id, new.second_club_id) and not confirmed;
     return null;
   end $function$`,
  `create trigger user_confirm_clubs
     after insert or update of verified, club_id, second_club_id on "user"
     for each row when (new.verified is not null) execute function confirm_clubs()`,
];
