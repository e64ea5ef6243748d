/** Returns a function that replaces a reference of a document by its target. */
export function createResolver(document) {
  const resolve = (value) =>
    value?.$ref
      ? resolve(
          value.$ref
            .slice(2)
            .split('/')
            .reduce((inner, key) => inner[key], document),
        )
      : value;
  return resolve;
}
