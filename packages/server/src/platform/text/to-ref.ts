/** Returns id and name of an object, if both are known. */
export function toRef(id: number | null | undefined, name: string | null | undefined) {
  const isKnown = id !== null && id !== undefined && name !== null && name !== undefined;
  return isKnown ? { id, name } : undefined;
}
