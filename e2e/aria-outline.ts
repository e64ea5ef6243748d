/** What a page is made of for those who do not see it: the rest is wording. */
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

/** These are kept whole: a tile says everything that there is to a flight, a fact has a value. */
const WHOLE: ReadonlySet<string> = new Set(['article', 'definition', 'listitem', 'term']);

interface OpenNode {
  indent: number;
  isWhole: boolean;
  isKept: boolean;
}

/**
 * Reduces Playwright's ARIA snapshot to landmarks, headings, controls, facts and tiles, so that it
 * changes when one of them does, not with every sentence. Addresses go too: they hold ids.
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

/** `- role "name" [state]: text`, in quotation marks where a colon stands in the name. */
function readLine(line: string): { indent: number; role: string; rest: string } {
  const [, spaces = '', node = ''] = /^( *)- (.*)$/.exec(line) ?? [];
  const plain = node.replace(/^'(.*)'(:?.*)$/, (_, quoted: string, after: string) => {
    return quoted.replaceAll("''", "'") + after;
  });
  const [, role = '', rest = ''] = /^([a-z]+)(.*)$/.exec(plain) ?? [];
  return { indent: spaces.length, role, rest };
}

/** Items of lists count where they are texts; those that hold links do not. */
function isOutlined(role: string, rest: string): boolean {
  return role === 'listitem' ? rest.startsWith(': ') : ROLES.has(role);
}

/** Name and state; what a control holds is behind its colon. */
function nameOf(rest: string): string {
  const [found = ''] = /^(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(rest) ?? [];
  return found;
}
