/** State of the page of a task in its URL. */
export interface TaskSearch {
  /** Token of a task that is not public. */
  readonly link?: string;
}

export function parseTaskSearch(raw: Record<string, unknown>): TaskSearch {
  const link = raw['link'];
  return typeof link === 'string' && link !== '' ? { link: link.slice(0, 200) } : {};
}
