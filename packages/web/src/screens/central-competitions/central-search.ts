/** Day that the page of a competition shows, in its URL. */
export interface CentralSearch {
  readonly day?: number;
}

export function parseCentralSearch({ day }: Record<string, unknown>): CentralSearch {
  const id = Number(day);
  return Number.isSafeInteger(id) && id > 0 ? { day: id } : {};
}
