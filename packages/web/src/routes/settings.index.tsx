import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { SettingsList } from '../screens/settings/SettingsList.js';

export const Route = createFileRoute('/settings/')({
  head: ({ match: { context } }) => pageHead(context, context.messages['settings.title']()),
  component: SettingsList,
});
