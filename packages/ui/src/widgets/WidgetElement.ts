import { h } from './h.js';
import { WIDGET_STYLES } from './styles.js';
import { COMMON_ATTRIBUTES, type Widget, type WidgetContent } from './widget.js';
import { createWidgetContext, textsFor, type WidgetContext } from './widget-context.js';
import { WidgetAttributeError, WidgetLoadError } from './widget-problem.js';

/** Distance below the window at which widgets start to load. */
const START_MARGIN = '300px';

export interface WidgetOptions {
  /** Address of the server of elements that have no attribute `server`. */
  server?: string | undefined;
  now?: () => Date;
}

/**
 * Creates the class of an element. Its content, such as a link, is visible until the widget has
 * loaded, and if it cannot.
 */
export function createWidgetElement(
  { tag, attributes, load, render }: Widget,
  { server, now = () => new Date() }: WidgetOptions,
): CustomElementConstructor {
  return class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...COMMON_ATTRIBUTES, ...attributes];

    #root = h('div', { class: 'root', part: 'root' });
    #observer: IntersectionObserver | undefined;
    #loading: AbortController | undefined;
    #isStarted = false;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      addStyles(shadow);
      shadow.append(this.#root);
      this.#root.append(h('slot'));
    }

    connectedCallback(): void {
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) this.#start();
        },
        { rootMargin: START_MARGIN },
      );
      this.#observer.observe(this);
    }

    disconnectedCallback(): void {
      this.#observer?.disconnect();
      this.#loading?.abort();
      this.#isStarted = false;
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (this.#isStarted && before !== after) this.#reload();
    }

    #start(): void {
      this.#observer?.disconnect();
      this.#isStarted = true;
      this.#reload();
    }

    /** Loads again, once for all attributes that change together. */
    #reload(): void {
      this.#loading?.abort();
      const loading = new AbortController();
      this.#loading = loading;
      queueMicrotask(() => {
        if (!loading.signal.aborted) void this.#show(loading.signal);
      });
    }

    async #show(signal: AbortSignal): Promise<void> {
      this.setAttribute('aria-busy', 'true');
      try {
        const context = createWidgetContext(this, { server, now: now(), signal });
        const data = await load(context);
        if (signal.aborted) return;
        const content = render(data, context);
        // An empty attribute removes the heading.
        const heading = this.getAttribute('heading') ?? content.heading ?? '';
        this.#fill(sectionOf({ ...content, heading }, context), context.language);
      } catch (error) {
        if (!signal.aborted) this.#fail(error);
      } finally {
        if (!signal.aborted) this.removeAttribute('aria-busy');
      }
    }

    #fill(nodes: readonly Node[], language: string): void {
      this.#root.setAttribute('lang', language);
      this.#root.replaceChildren(...nodes);
    }

    #fail(error: unknown): void {
      const { texts, language } = textsFor(this);
      const site = this.getAttribute('server') ?? server ?? '';
      const again = h('button', { type: 'button' }, texts['error.retry']());
      again.addEventListener('click', () => this.#reload());
      const problem = h('p', { class: 'problem', part: 'error', role: 'alert' });
      if (error instanceof WidgetAttributeError) {
        const { attribute: name, value = 'none' } = error;
        problem.append(texts['widget.attribute']({ name, value }));
      } else {
        const kind = error instanceof WidgetLoadError ? error.kind : 'other';
        const host = URL.canParse(site, document.baseURI)
          ? new URL(site, document.baseURI).host
          : tag;
        problem.append(texts['widget.error']({ kind, site: host }), again);
      }
      if (!(error instanceof WidgetAttributeError || error instanceof WidgetLoadError)) {
        // oxlint-disable-next-line no-console -- For reports of this fault.
        console.error(error);
      }
      this.#fill([problem, h('slot')], language);
    }
  };
}

let sheet: CSSStyleSheet | undefined;

/** Adds one sheet to all widgets. Unlike an element with styles, no content security policy of a site forbids it. */
function addStyles(shadow: ShadowRoot): void {
  if (!('adoptedStyleSheets' in shadow)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(WIDGET_STYLES);
  }
  shadow.adoptedStyleSheets = [sheet];
}

function sectionOf(
  { heading = '', content, more }: WidgetContent,
  { linkTarget }: WidgetContext,
): Node[] {
  return [
    ...(heading === '' ? [] : [h('h3', { part: 'heading' }, heading)]),
    ...content,
    ...(more
      ? [
          h(
            'p',
            { class: 'more' },
            h('a', { part: 'link', href: more.href, ...linkTarget }, more.text),
          ),
        ]
      : []),
  ];
}
