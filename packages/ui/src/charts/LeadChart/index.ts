export { LeadChart, type LeadChartProps } from './LeadChart.js';
export type { LeadLine } from './lead-line.js';
