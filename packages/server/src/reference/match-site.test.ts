import { expect, test } from 'vitest';
import type { GlidingSite } from './gliding-sites.js';
import { createSiteMatcher } from './match-site.js';
import type { AirportRecord } from './records.js';

function airport(name: string, regionId: string): AirportRecord {
  return {
    name,
    region_id: regionId,
    lat: 0,
    lon: 0,
    elevation_m: null,
    kind: null,
    icao: null,
    launches: null,
    ourairports_ident: name,
    openaip_id: null,
  };
}

function site(name: string, regionId: string, chartName: string | null = null): GlidingSite {
  return { name, region_id: regionId, chartName, openaip_id: '1', launches: 0, isWrong: false };
}

const match = createSiteMatcher([
  airport('Königsdorf Gliding Center', 'DE-BY'),
  airport('Sankt Johann Airfield', 'AT-7'),
  airport('Porta Westfalica Airfield', 'DE-NW'),
  airport('Neuhausen Airfield', 'DE-BB'),
  airport('Neuhausen Airfield', 'DE-BW'),
  airport('Bełchatów Airstrip', 'PL-LD'),
  airport('Balen-Keiheuvel Airfield', 'BE-VAN'),
  airport('Omarama Glider Airport', 'NZ-CAN'),
  airport('Alexandria Airport', 'US-IN'),
]);

test.each([
  {
    why: 'accents and generic words',
    site: site('Koenigsdorf', 'DE-BY'),
    found: 'Königsdorf Gliding Center',
  },
  {
    why: 'Saint in any spelling',
    site: site('St. Johann', 'AT-7'),
    found: 'Sankt Johann Airfield',
  },
  {
    why: 'order of words',
    site: site('Westfalica, Porta', 'DE-NW'),
    found: 'Porta Westfalica Airfield',
  },
  {
    why: 'the name on charts',
    site: site('Belcha', 'PL', 'BELCHATOW'),
    found: 'Bełchatów Airstrip',
  },
  {
    why: 'another division into regions',
    site: site('Balen Keiheuvel', 'BE-VLG'),
    found: 'Balen-Keiheuvel Airfield',
  },
  {
    why: 'of two the one in the region',
    site: site('Neuhausen', 'DE-BW'),
    found: 'Neuhausen Airfield',
  },
])('finds by $why', ({ site: wanted, found }) => {
  expect(match(wanted)?.name).toBe(found);
});

test.each([
  { why: 'another word', site: site('Königsdorf Nord', 'DE-BY') },
  { why: 'the same name in another region', site: site('Königsdorf', 'DE-NW') },
  { why: 'the same name in another country', site: site('Alexandria', 'NZ-S') },
])('does not match $why', ({ site: wanted }) => {
  expect(match(wanted)).toBeUndefined();
});
