import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { ApiReference } from './ApiReference.ts';
import { AppLink } from './AppLink.ts';
import 'virtual:colours.css';
import './theme.css';
import { h } from 'vue';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'nav-bar-content-after': () => h(AppLink) }),
  enhanceApp: ({ app }) => {
    app.component('ApiReference', ApiReference);
  },
} satisfies Theme;
