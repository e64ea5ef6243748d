/** Roles that form the outline of a page for screen readers. */
const ROLES: ReadonlySet<string> = new Set([
  'alert',
  'article',
  'banner',
  'button',
  'checkbox',
  'combobox',
  'complementary',
  'contentinfo',
  'definition',
  'dialog',
  'figure',
  'form',
  'heading',
  'link',
  'main',
  'navigation',
  'radio',
  'region',
  'row',
  'search',
  'slider',
  'switch',
  'tab',
  'table',
  'tablist',
  'tabpanel',
  'term',
  'textbox',
  'toolbar',
]);

/** Roles that are kept with their content: flight tiles, and facts with values. */
const WHOLE: ReadonlySet<string> = new Set(['article', 'definition', 'listitem', 'term']);

interface OpenNode {
  indent: number;
  isWhole: boolean;
  isKept: boolean;
}

/**
 * Reduces Playwright's ARIA snapshot to landmarks, headings, controls, facts and tiles, so that it
 * does not change with every sentence. Removes addresses, because they contain ids.
 */
export function ariaOutline(snapshot: string): string {
  const open: OpenNode[] = [];
  const lines: string[] = [];
  for (const line of snapshot.split('\n')) {
    const { indent, role, rest } = readLine(line);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const isInside = open.some(({ isWhole }) => isWhole);
    const isKept = isInside ? role !== '' : isOutlined(role, rest);
    if (isKept) {
      const depth = open.filter((node) => node.isKept).length;
      const isWhole = isInside || WHOLE.has(role);
      lines.push(`${'  '.repeat(depth)}${role}${isWhole ? rest : nameOf(rest)}`.replace(/:$/, ''));
    }
    open.push({ indent, isWhole: isKept && WHOLE.has(role), isKept });
  }
  return `${lines.join('\n')}\n`;
}

/** Matches `- role "name" [state]: text`, quoted if the name contains a colon. */
function readLine(line: string): { indent: number; role: string; rest: string } {
  const [, spaces = '', node = ''] = /^( *)- (.*)$/.exec(line) ?? [];
  const plain = node.replace(/^'(.*)'(:?.*)$/, (_, quoted: string, after: string) => {
    return quoted.replaceAll("''", "'") + after;
  });
  const [, role = '', rest = ''] = /^([a-z]+)(.*)$/.exec(plain) ?? [];
  return { indent: spaces.length, role, rest };
}

/** List items count if they are texts, but not if they contain links. */
function isOutlined(role: string, rest: string): boolean {
  return role === 'listitem' ? rest.startsWith(': ') : ROLES.has(role);
}

/** Returns name and state, without the value after the colon. */
function nameOf(rest: string): string {
  const [found = ''] = /^(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(rest) ?? [];
  return found;
}
