export { repetitions, sampleOf } from './repetitions.js';
export {
  HAS_TEST_DATA,
  igcFilesIn,
  NO_TEST_DATA,
  readTestFile,
  readTestJson,
  readTestText,
  testDataFile,
} from './test-data.js';
