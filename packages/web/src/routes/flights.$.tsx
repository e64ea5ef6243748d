import { createFileRoute, redirect } from '@tanstack/react-router';

/** `/flights` is another name of `/flight`, with all that may follow. */
export const Route = createFileRoute('/flights/$')({
  beforeLoad: ({ params, location }) => {
    const rest = params._splat ? `/${params._splat}` : '';
    throw redirect({ href: `/flight${rest}${location.searchStr}`, replace: true });
  },
});
