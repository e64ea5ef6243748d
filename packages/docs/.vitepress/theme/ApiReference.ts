import { useData, withBase } from 'vitepress';
import { defineComponent, h, onMounted, onUnmounted, ref, watchEffect } from 'vue';
import { describeOptionalExamples } from './optional-examples.ts';

declare global {
  /** The viewer with the options that are set here. */
  var SwaggerUIBundle: (options: {
    domNode: HTMLElement;
    url: string;
    docExpansion: 'none';
    filter: boolean;
    deepLinking: boolean;
    validatorUrl: null;
    responseInterceptor: (response: ViewerResponse) => ViewerResponse;
  }) => unknown;
}

/** A response to the viewer: the contract, or that of an operation. */
interface ViewerResponse {
  readonly url: string;
  readonly ok: boolean;
  readonly text: string;
}

const CONTRACT = '/v1/openapi.json';

/** Class by which the viewer chooses its dark theme. */
const DARK = 'dark-mode';

/** The operations of the server that serves the page. Loads the viewer when it is first shown. */
export const ApiReference = defineComponent({
  name: 'ApiReference',
  setup() {
    const { isDark } = useData();
    const target = ref<HTMLElement>();
    onMounted(async () => {
      watchEffect(() => rootClasses().toggle(DARK, isDark.value));
      await loadViewer();
      if (!target.value) return;
      SwaggerUIBundle({
        domNode: target.value,
        url: CONTRACT,
        docExpansion: 'none',
        filter: true,
        deepLinking: true,
        // Would send the address of the contract to its maker.
        validatorUrl: null,
        responseInterceptor: (response) =>
          response.ok && response.url.endsWith(CONTRACT)
            ? { ...response, text: describeOptionalExamples(response.text) }
            : response,
      });
    });
    onUnmounted(() => rootClasses().remove(DARK));
    return () => h('div', { ref: target, class: 'api-reference vp-raw' }, 'Loading operations …');
  },
});

function rootClasses(): DOMTokenList {
  return document.documentElement.classList;
}

/** Adds the script of the viewer, which is no module, and its style sheet, larger than that of the site. */
function loadViewer(): Promise<unknown> {
  if ('SwaggerUIBundle' in globalThis) return Promise.resolve();
  const href = withBase(`/${VIEWER_FILE}.css`);
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const src = withBase(`/${VIEWER_FILE}.js`);
  const script = Object.assign(document.createElement('script'), { src });
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(style, script);
  return loaded;
}
