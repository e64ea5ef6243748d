import {
  findMeeting,
  type Meeting,
  type ReplayLine,
  readReplayLine,
} from '@cloudstreet/scoring/analyse';

export interface MeetingsTask {
  /** Stored line of the flight. */
  readonly line: string;
  readonly others: readonly { readonly id: number; readonly line: string }[];
}

export interface FoundMeeting extends Meeting {
  /** Id of the other flight. */
  readonly id: number;
}

/** Finds the meetings of a flight with other flights. */
export function findMeetingsOfLine({ line, others }: MeetingsTask): FoundMeeting[] {
  const track = toTrack(line);
  return others.flatMap((other) => {
    const meeting = findMeeting(track, toTrack(other.line));
    return meeting ? [{ id: other.id, ...meeting }] : [];
  });
}

function toTrack(line: string) {
  return readReplayLine(JSON.parse(line) as ReplayLine).track;
}
