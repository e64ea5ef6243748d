import { exportsOfRoom } from '../testing/exports-of-room.js';
import { trackOver } from '../testing/made-track.js';
import { testWrongCalls } from '../testing/wrong-arguments.js';

const track = trackOver([{ lat: 50, lon: 8 }]);
const OPTIONS = { encoding: 'terrarium', zoom: 10, tile: () => undefined };

testWrongCalls(exportsOfRoom('terrain'), [
  { of: 'terrariumElevationM', given: [0, 0, 256], named: /blue .*256/ },
  { of: 'terrariumElevationM', given: [0, 0.5, 0], named: /green .*0\.5/ },
  { of: 'mapboxElevationM', given: ['1', 0, 0], named: /red .*"1"/ },
  { of: 'createTileTerrain', given: [], named: /options .*undefined/ },
  { of: 'createTileTerrain', given: [{ ...OPTIONS, encoding: 'png' }], named: /encoding .*"png"/ },
  { of: 'createTileTerrain', given: [{ ...OPTIONS, zoom: 25 }], named: /zoom .*25/ },
  { of: 'createTileTerrain', given: [{ ...OPTIONS, minZoom: 11 }], named: /minZoom .*11/ },
  { of: 'createTileTerrain', given: [{ ...OPTIONS, tileSize: 0 }], named: /tileSize .*0/ },
  { of: 'createTileTerrain', given: [{ ...OPTIONS, tile: 'tiles' }], named: /tile .*"tiles"/ },
  { of: 'groundUnder', given: [], named: /track .*undefined/ },
  { of: 'groundUnder', given: [track], named: /terrain .*undefined/ },
  { of: 'groundUnder', given: [track, {}], named: /terrain .*Object/ },
]);
