import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { CertificatePage } from '../screens/certificate/CertificatePage.js';

export const Route = createFileRoute('/certificate/$code')({
  head: ({ match: { context } }) => pageHead(context, context.messages['certificate.head']()),
  component: CertificateRoute,
});

function CertificateRoute() {
  return <CertificatePage code={Route.useParams().code} />;
}
