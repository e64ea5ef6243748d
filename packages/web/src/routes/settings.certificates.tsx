import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { CertificatesPage } from '../screens/settings/CertificatesPage.js';

export const Route = createFileRoute('/settings/certificates')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'certificates' })),
  component: CertificatesPage,
});
