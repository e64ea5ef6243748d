/**
 * Returns the address of the instance without a slash at its end.
 *
 * @throws {TypeError} If it is missing where there is no page whose origin could be used.
 */
export function baseUrlOf(baseUrl: string | undefined): string {
  // Missing outside browsers.
  const { location } = globalThis as { location?: { origin: string } };
  const address = baseUrl ?? location?.origin;
  if (address === undefined || address === '' || address === 'null') {
    throw new TypeError(
      "Outside a web page, pass the address of the instance: { baseUrl: 'https://cloud.example.org' }.",
    );
  }
  return address.replace(/\/+$/, '');
}
