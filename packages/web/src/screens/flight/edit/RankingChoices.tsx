import { mayScoreClubClass } from '@cloudstreet/scoring/season';
import type { FlightDetail, SimpleAircraft } from '@cloudstreet/sdk';
import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { secondClubOf } from '../../../app/flights/second-club.js';
import { useMessages } from '../../../app/messages.js';
import type { FlightEdit } from './flight-edit.js';

export interface RankingChoicesProps {
  flight: FlightDetail;
  /** Selected aircraft, with its index in the season of the flight. */
  type: SimpleAircraft | undefined;
  edit: FlightEdit;
  onChange: (changes: Partial<FlightEdit>) => void;
  isLocked: boolean;
}

/** Class and club for which a flight counts, if there is a choice. */
export function RankingChoices(props: RankingChoicesProps) {
  const { flight, type, edit, onChange, isLocked } = props;
  const messages = useMessages();
  const secondClub = secondClubOf(flight);
  return (
    <>
      {isClubClassOpen(type) && (
        <Checkbox
          name="score_club_class"
          isDisabled={isLocked}
          isSelected={isLocked ? flight.score_club_class : edit.clubClass}
          onChange={(clubClass) => onChange({ clubClass })}
        >
          {messages['edit.clubClass']()}
        </Checkbox>
      )}
      {secondClub && (
        <Checkbox
          name="use_second_club"
          isDisabled={isLocked}
          isSelected={isLocked ? flight.use_second_club : edit.secondClub}
          onChange={(isSecond) => onChange({ secondClub: isSecond })}
        >
          {messages['edit.secondClub']({ club: secondClub.name })}
        </Checkbox>
      )}
    </>
  );
}

/** Whether a flight with an aircraft may be ranked in the club class. */
export function isClubClassOpen(type: SimpleAircraft | undefined): boolean {
  if (!type) return false;
  return mayScoreClubClass({ index: type.valid_dmst_index ?? null, scClass: type.sc_class });
}
