/** The address that a form begins with. */
export interface EmailSearch {
  readonly email?: string;
}

export function parseEmailSearch({ email }: Record<string, unknown>): EmailSearch {
  return typeof email === 'string' && email.includes('@') ? { email } : {};
}
