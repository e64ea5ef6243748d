/** Returns the first supported language of `Accept-Language`, or English. */
export function readLanguage(acceptLanguage: string | undefined): string {
  const tags = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return tags.find((tag) => canWrite(tag)) ?? 'en';
}

function canWrite(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf([tag]).length > 0;
  } catch {
    // Not a language tag.
    return false;
  }
}
