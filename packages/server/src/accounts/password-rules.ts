import { FieldError, type FieldProblem, text } from '../platform/errors/errors.js';

/** User for whom a password is chosen. */
export interface PasswordOwner {
  name: string;
  email: string;
}

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Checks what the contract cannot say of a new password.
 *
 * @param field Where it was sent.
 * @throws {FieldError} If many others have it, or if it is no secret.
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

/** Read when it is first asked for: few calls need fifty thousand words. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(fold));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
