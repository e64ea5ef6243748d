export { RegionName, type RegionNameProps } from './RegionName.js';
