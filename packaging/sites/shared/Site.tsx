import { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';
import { FlightFile } from './FlightFile';
import { flight } from './flight';
import { Kit } from './Kit';
import { Season } from './Season';

/** The part of the kit that each site shows. */
export function Site({ baseMapUrl }: { baseMapUrl: string }) {
  return (
    <Kit baseMapUrl={baseMapUrl}>
      <h1>Aero Club Varese</h1>
      <FlightTile flight={flight} href="/flight/41" />
      <Season />
      <FlightFile />
    </Kit>
  );
}
