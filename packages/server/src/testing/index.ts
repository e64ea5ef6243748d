export { type SampleOptions, sampleIgc } from './sample-igc.js';
export { type MailServer, startMailServer } from './start-mail-server.js';
export {
  type SignUpFields,
  startTestApi,
  type TestApi,
  type TestApiOptions,
  type TestUser,
} from './start-test-api.js';
