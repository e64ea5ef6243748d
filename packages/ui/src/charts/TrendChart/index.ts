export { TrendChart, type TrendChartProps, type TrendPoint } from './TrendChart.js';
