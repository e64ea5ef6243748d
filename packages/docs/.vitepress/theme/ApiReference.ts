import stylesheet from 'swagger-ui-dist/swagger-ui.css?url';
import { useData } from 'vitepress';
import { defineComponent, h, onMounted, onUnmounted, ref, watchEffect } from 'vue';

/** Class by which Swagger UI chooses its dark theme. */
const DARK = 'dark-mode';

/** The operations of the server that serves the page. Loads the viewer when it is first shown. */
export const ApiReference = defineComponent({
  name: 'ApiReference',
  setup() {
    const { isDark } = useData();
    const target = ref<HTMLElement>();
    const root = () => document.documentElement.classList;
    onMounted(async () => {
      watchEffect(() => root().toggle(DARK, isDark.value));
      addStylesheet();
      const { default: SwaggerUI } = await import('swagger-ui-dist/swagger-ui-es-bundle.js');
      if (!target.value) return;
      SwaggerUI({
        domNode: target.value,
        url: '/v1/openapi.json',
        docExpansion: 'none',
        filter: true,
        deepLinking: true,
        // Would send the address of the contract to its maker.
        validatorUrl: null,
      });
    });
    onUnmounted(() => root().remove(DARK));
    return () => h('div', { ref: target, class: 'api-reference vp-raw' }, 'Loading the operations …');
  },
});

/** Adds the style sheet of the viewer, which is four times as large as that of the site. */
function addStylesheet(): void {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
  document.head.append(link);
}
