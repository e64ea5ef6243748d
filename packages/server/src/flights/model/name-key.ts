/** Key by which a registration or a competition id is compared: people write hyphens and case as they like. */
export function nameKey(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
}
