import type { Executor } from '../platform/database/database.js';
import { FieldError, type FieldProblem, text } from '../platform/errors/errors.js';
import { toDay } from '../platform/text/calendar-formats.js';
import type { ClubIds } from './memberships.js';
import { clubExists } from './queries.js';
import { nameProblem } from './user-name.js';

export interface AccountFields {
  name?: string | undefined;
  date_of_birth?: string | undefined;
  club_id?: number | null | undefined;
  second_club_id?: number | null | undefined;
}

const NO_CLUBS: ClubIds = { club_id: null, second_club_id: null };

/**
 * Checks the rules of an account that the contract cannot express.
 *
 * @param current Current clubs of the account.
 * @throws {FieldError} With every invalid field.
 */
export async function checkAccountFields(
  db: Executor,
  fields: AccountFields,
  now: Date,
  current = NO_CLUBS,
): Promise<void> {
  const { name, date_of_birth } = fields;
  const problems: FieldProblem[] = [];
  const badName = name === undefined ? undefined : nameProblem(name);
  if (badName) problems.push({ loc: ['name'], ...badName });
  if (date_of_birth !== undefined && date_of_birth >= toDay(now)) {
    const message = text('user.dateOfBirth.late');
    problems.push({ loc: ['date_of_birth'], type: 'date_too_late', message });
  }
  problems.push(...(await clubProblems(db, fields, current)));
  if (problems.length > 0) throw new FieldError(problems);
}

async function clubProblems(
  db: Executor,
  fields: AccountFields,
  current: ClubIds,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const field of ['club_id', 'second_club_id'] as const) {
    const id = fields[field];
    if (id && !(await clubExists(db, id))) {
      problems.push({ loc: [field], type: 'unknown_club', message: text('user.club.unknown') });
    }
  }
  const { club_id: first = current.club_id, second_club_id: second = current.second_club_id } =
    fields;
  const isChanged = fields.club_id !== undefined || fields.second_club_id !== undefined;
  if (isChanged && second !== null && first === second) {
    const field = fields.second_club_id === undefined ? 'club_id' : 'second_club_id';
    problems.push({ loc: [field], type: 'same_club', message: text('user.club.same') });
  }
  return problems;
}

/** Converts the database error for a name in use into a field error. */
export function toTakenError(error: unknown): unknown {
  const { constraint } = error as { constraint?: string };
  return constraint === 'user_name_and_club' ? nameTaken() : error;
}

export function nameTaken(): FieldError {
  return new FieldError([{ loc: ['name'], type: 'name_taken', message: text('user.name.taken') }]);
}

export function emailTaken(): FieldError {
  return new FieldError([
    { loc: ['email'], type: 'email_taken', message: text('user.email.taken') },
  ]);
}
