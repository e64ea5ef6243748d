export { aircraftQueries } from './aircraft.js';
export { airportQueries } from './airport.js';
export { authMutations, useSignedIn } from './auth.js';
export { clubQueries } from './club.js';
export { flightMutations, flightQueries } from './flight.js';
export { instanceQueries } from './instance.js';
export { type SearchText, searchQueries } from './search.js';
export { userMutations, userQueries } from './user.js';
