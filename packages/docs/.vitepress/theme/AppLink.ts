import { type FunctionalComponent, h } from 'vue';

/** Link to the application of the same server. The router of the site must not follow it. */
export const AppLink: FunctionalComponent = () =>
  h('a', { class: 'app-link', href: '/', target: '_self' }, 'Open the app');
