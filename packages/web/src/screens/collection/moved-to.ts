/** Returns the items with one of them at another place. */
export function movedTo<Item>(items: readonly Item[], item: Item, to: number): readonly Item[] {
  if (items[to] === item) return items;
  return items.filter((one) => one !== item).toSpliced(to, 0, item);
}
