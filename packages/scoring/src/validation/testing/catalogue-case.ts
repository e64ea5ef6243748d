import { type FlightInput, inspectFlight } from '../../flight/inspect-flight.js';
import { splitFlights } from '../../flight/split-flights.js';
import type { Finding } from '../../igc/finding.js';
import { IgcError } from '../../igc/igc-error.js';
import { type ParseOptions, parseIgc } from '../../igc/parse-igc.js';
import type { CatalogueToken } from '../finding-catalogue.js';

/** A file on one side of a limit. */
export interface CatalogueCase {
  /** Without fault, at the limit itself, or beyond it. */
  readonly at: 'inside' | 'on' | 'outside';
  readonly why: string;
  readonly file: Uint8Array;
  /** Facts about the flight besides its file. */
  readonly given?: Given;
  /** Expected findings of the token, as `warning(21, 20)`; none by default. */
  readonly expected?: readonly string[];
}

interface Given extends ParseOptions, Omit<Partial<FlightInput>, 'aircraft'> {
  /** A glider by default; null if unknown. */
  readonly aircraft?: FlightInput['aircraft'] | null;
}

const GLIDER = { kind: 'GL', index: 100 } as const;

/** The cases of each token of a subject. */
export type CatalogueCases<Token extends CatalogueToken> = Readonly<
  Record<Token, readonly CatalogueCase[]>
>;

/** All findings of an upload for the only or first flight of a file. */
export function findingsOf({ file, given = {} }: CatalogueCase): readonly Finding[] {
  const { verifiers, aircraft = GLIDER, ...input } = given;
  const { recording, findings } = parseIgc(file, verifiers && { verifiers });
  return inspectFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    ...(aircraft && { aircraft }),
    uploadedAtS: recording.dayStartS + 86_400,
    editAllowedUntilS: recording.dayStartS + 172_800,
    ...input,
  }).findings;
}

/** Findings of one token, as a case writes them; a rejected file gives `refusal()`. */
export function formatFindings(token: string, given: CatalogueCase): string[] {
  try {
    return findingsOf(given)
      .filter((finding) => finding.token === token)
      .map(({ type, parameters }) => `${type}(${parameters.join(', ')})`);
  } catch (error) {
    if (!(error instanceof IgcError)) throw error;
    return error.code === token ? ['refusal()'] : [];
  }
}
