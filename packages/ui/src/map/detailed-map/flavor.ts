import type { Flavor } from '@protomaps/basemaps';
import type { MapColors } from '../map-colors.js';
import type { DetailColors } from './detail-colors.js';

/** Returns our colours in the names of Protomaps. */
export function flavorOf(map: MapColors, detail: DetailColors): Flavor {
  const { land, water, name, border } = map;
  const { wood, grass, glacier, sand, built, building, runway, casing, rail } = detail;
  const { highway, majorRoad, minorRoad, softName, waterName } = detail;
  return {
    ...{ background: land, earth: land, water },
    ...{ wood_a: wood, wood_b: wood, park_a: grass, park_b: grass },
    ...{ scrub_a: grass, scrub_b: grass, glacier, sand, beach: sand },
    ...{ hospital: built, industrial: built, school: built, pedestrian: built, zoo: grass },
    ...{ military: built, aerodrome: built, runway, pier: built, buildings: building },
    ...{ tunnel_other_casing: casing, tunnel_minor_casing: casing, tunnel_link_casing: casing },
    ...{ tunnel_major_casing: casing, tunnel_highway_casing: casing },
    ...{ tunnel_other: built, tunnel_minor: built, tunnel_link: built },
    ...{ tunnel_major: built, tunnel_highway: built },
    ...{ minor_service_casing: casing, minor_casing: casing, link_casing: casing },
    ...{ major_casing_early: casing, major_casing_late: casing },
    ...{ highway_casing_early: casing, highway_casing_late: casing },
    ...{ other: minorRoad, minor_service: minorRoad, minor_a: minorRoad, minor_b: minorRoad },
    ...{ link: majorRoad, major: majorRoad, highway },
    ...{ bridges_other_casing: casing, bridges_minor_casing: casing, bridges_link_casing: casing },
    ...{ bridges_major_casing: casing, bridges_highway_casing: casing },
    ...{ bridges_other: minorRoad, bridges_minor: minorRoad, bridges_link: majorRoad },
    ...{ bridges_major: majorRoad, bridges_highway: highway },
    ...{ railway: rail, boundaries: border },
    ...{ roads_label_minor: softName, roads_label_minor_halo: land },
    ...{ roads_label_major: softName, roads_label_major_halo: land },
    ...{ ocean_label: waterName, subplace_label: softName, subplace_label_halo: land },
    ...{ city_label: name, city_label_halo: land, state_label: softName, state_label_halo: land },
    ...{ country_label: softName, address_label: softName, address_label_halo: land },
    landcover: {
      ...{ grassland: grass, barren: sand, urban_area: built, farmland: grass },
      ...{ glacier, scrub: grass, forest: wood },
    },
  };
}
