import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>(.+?)<\/script>/gs;

export interface ScriptFolder {
  /** Folder of the files. */
  folder: string;
  /** Its address, with a slash at the end. */
  address: string;
}

/** Moves the scripts of a page into files: the server's content security policy allows no others. */
export function externalizeScripts(html: string, { folder, address }: ScriptFolder): string {
  return html.replace(INLINE, (_tag, attributes: string, code: string) => {
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `page.${hash}.js`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), code);
    return `<script${attributes} src="${address}${file}"></script>`;
  });
}
