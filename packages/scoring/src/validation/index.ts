export type { Finding, FindingType } from '../igc/finding.js';
