export { type AirColumns, type AirInput, airColumns } from './air-columns.js';
export { type CirclingPhase, findPhases } from './find-phases.js';
export { type PhaseInput, type PhaseStatistics, phaseStatistics } from './phase-statistics.js';
