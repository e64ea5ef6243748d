/** Class and day that the page of a competition shows, in its URL. */
export interface CentralSearch {
  readonly class?: number;
  readonly day?: number;
}

export function parseCentralSearch(
  raw: { readonly [Name in keyof CentralSearch]: unknown },
): CentralSearch {
  const [ofClass, day] = [Number(raw.class), Number(raw.day)];
  return { ...(isId(ofClass) && { class: ofClass }), ...(isId(day) && { day }) };
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
