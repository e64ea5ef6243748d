/**
 * The script `/widgets.js` of a server: defines the elements, which load from the server that the
 * script came from. A classic script, so that it works with and without `type="module"`.
 */
import { defineWidgets } from '../define-widgets.js';

const NAME = '/widgets.js';

defineWidgets({ server: serverOfScript() });

/** A module has no current script. Then the page has one script of this name. */
function serverOfScript(): string | undefined {
  const { currentScript } = document;
  const script =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : document.querySelector<HTMLScriptElement>(`script[type=module][src*="${NAME}"]`);
  return script ? new URL(script.src, document.baseURI).origin : undefined;
}
