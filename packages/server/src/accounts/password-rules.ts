import { FieldError, type FieldProblem, text } from '../platform/errors/errors.js';

/** User for whom a password is chosen. */
export interface PasswordOwner {
  name: string;
  email: string;
}

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Checks the rules of a new password that the contract cannot express.
 *
 * @param field Field in which it was sent.
 * @throws {FieldError} If it is common, or is the user's name or address.
 */
export async function checkNewPassword(
  password: string,
  { name, email }: PasswordOwner,
  field: string,
): Promise<void> {
  const folded = fold(password);
  const own = [name, email, email.split('@')[0] ?? '', ...name.split(' ')];
  if (own.some((each) => fold(each) === folded)) throw new FieldError([problem(field, 'own')]);
  commonest ??= readCommonest();
  if ((await commonest).has(folded)) throw new FieldError([problem(field, 'common')]);
}

function problem(field: string, kind: 'common' | 'own'): FieldProblem {
  return { loc: [field], type: `password_${kind}`, message: text('user.password', { kind }) };
}

/** Loaded when first used, because few calls need the list of fifty thousand passwords. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(fold));
}

function fold(value: string): string {
  return value.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
