import { addons } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Cloudstreet components',
    // The kit's guide in the documentation that contains the built Storybook.
    brandUrl: '../developer/ui',
    brandTarget: '_self',
  }),
});
