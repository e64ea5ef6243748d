import type { Executor } from '../database/database.js';
import { toDay } from '../http/answers.js';
import { FieldError, type FieldProblem, text } from '../http/errors.js';
import { clubExists } from './queries.js';
import { nameProblem } from './user-name.js';

export interface AccountFields {
  name?: string | undefined;
  date_of_birth?: string | undefined;
  club_id?: number | null | undefined;
}

/**
 * Checks what the contract cannot say of an account.
 *
 * @throws {FieldError} With every field that is wrong.
 */
export async function checkAccountFields(
  db: Executor,
  { name, date_of_birth, club_id }: AccountFields,
  now: Date,
): Promise<void> {
  const problems: FieldProblem[] = [];
  const badName = name === undefined ? undefined : nameProblem(name);
  if (badName) problems.push({ loc: ['name'], ...badName });
  if (date_of_birth !== undefined && date_of_birth >= toDay(now)) {
    const message = text('user.dateOfBirth.late');
    problems.push({ loc: ['date_of_birth'], type: 'date_too_late', message });
  }
  if (club_id && !(await clubExists(db, club_id))) {
    problems.push({ loc: ['club_id'], type: 'unknown_club', message: text('user.club.unknown') });
  }
  if (problems.length > 0) throw new FieldError(problems);
}

/** Turns what the database says of a name or address that is taken into the error of its field. */
export function toTakenError(error: unknown): unknown {
  switch ((error as { constraint?: string }).constraint ?? '') {
    case 'user_name_and_club':
      return new FieldError([
        { loc: ['name'], type: 'name_taken', message: text('user.name.taken') },
      ]);
    case 'user_email':
      return new FieldError([
        { loc: ['email'], type: 'email_taken', message: text('user.email.taken') },
      ]);
    default:
      return error;
  }
}
