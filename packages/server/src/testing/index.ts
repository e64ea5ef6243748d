export { runCoupon } from '../billing/run-coupon.js';
export { isPagePath } from '../pages/page-paths.js';
export { sampleArchive } from './sample-archive.js';
export { type SampleOptions, sampleIgc } from './sample-igc.js';
export { type FakePaddle, startFakePaddle } from './start-fake-paddle.js';
export { type MailServer, startMailServer } from './start-mail-server.js';
export { startSoaringSpot, type TestSoaringSpot } from './start-soaringspot.js';
export {
  PASSWORD,
  type SignUpFields,
  startTestApi,
  type TestApi,
  type TestApiOptions,
  type TestUser,
} from './start-test-api.js';
