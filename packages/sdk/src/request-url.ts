export interface RequestParameters {
  path?: object | undefined;
  query?: object | undefined;
  header?: object | undefined;
}

/** Fills the path of an operation and adds its query; lists are separated by commas. */
export function requestUrl(base: string, path: string, { path: values, query }: RequestParameters) {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String((values as Record<string, unknown> | undefined)?.[name])),
  );
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const items = (Array.isArray(value) ? value : [value]).filter((item) => item != null);
    return items.length === 0
      ? []
      : [
          `${encodeURIComponent(name)}=${items.map((item) => encodeURIComponent(String(item))).join(',')}`,
        ];
  });
  return `${base}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}
