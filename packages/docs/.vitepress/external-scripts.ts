import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from 'vitepress';

const INLINE = /<script(?![^>]*\bsrc=)[^>]*>(.+?)<\/script>/gs;

/** Moves the scripts of a page into files: the server's content security policy allows no others. */
export function externalizeScripts(
  html: string,
  { outDir, site }: Pick<SiteConfig, 'outDir' | 'site'>,
): string {
  return html.replace(INLINE, (_tag, code: string) => {
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `assets/page.${hash}.js`;
    mkdirSync(join(outDir, 'assets'), { recursive: true });
    writeFileSync(join(outDir, file), code);
    return `<script src="${site.base}${file}"></script>`;
  });
}
