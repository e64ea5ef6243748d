import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { DeclaredTasksPage } from '../screens/task/DeclaredTasksPage.js';

export const Route = createFileRoute('/task/declared')({
  head: ({ match: { context } }) => pageHead(context, context.messages['declare.list']()),
  component: DeclaredTasksPage,
});
