/** Maximum id, which is an integer of the database. */
const MAX_ID = 2_147_483_647;

/** Reads an id from an address or a command line. Undefined if no object can have it. */
export function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= MAX_ID ? id : undefined;
}
