export { PlanMap } from './PlanMap.js';
export type { PlanMapPlace, PlanMapPoint, PlanMapProps, PlanMapZone } from './plan-map-props.js';
