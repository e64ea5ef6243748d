/** Address with which a form is filled in. */
export interface EmailSearch {
  readonly email?: string;
}

export function parseEmailSearch({ email }: Record<string, unknown>): EmailSearch {
  return typeof email === 'string' && email.includes('@') ? { email } : {};
}
