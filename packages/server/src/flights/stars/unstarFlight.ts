import { operation, signedInUser } from '../../platform/http/operation.js';
import { requireVisible } from '../model/visibility.js';

export const unstarFlight = operation('unstarFlight', async (request, services) => {
  const { id } = request.path;
  const user = signedInUser(request);
  await requireVisible(services, id, { user, link: undefined });
  await services.db
    .deleteFrom('flight_star')
    .where('flight_id', '=', id)
    .where('user_id', '=', user.id)
    .execute();
  return undefined;
});
