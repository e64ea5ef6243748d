import type { Logger } from 'pino';
import type { SoaringSpotConfig } from '../platform/config/soaringspot-config.js';
import { DomainError, text } from '../platform/errors/errors.js';
import { EvaluationCache } from './evaluation-cache.js';
import { getDocument } from './soaringspot-client.js';

/** Source of central competitions. */
export interface CentralCompetitions {
  /**
   * Gets a document, at most five minutes old.
   *
   * @throws {DomainError} 503 if the service does not respond as it should.
   */
  get(address: string): Promise<unknown>;
  /** Flights that were evaluated for days. */
  readonly evaluations: EvaluationCache;
}

export interface WithCentralCompetitions {
  /** Undefined without a key of the operator. */
  readonly centralCompetitions: CentralCompetitions | undefined;
}

const KEPT_MS = 300_000;
/** A service that failed is not called with each request. */
const FAILURE_KEPT_MS = 15_000;
/** More than the documents of ten competitions. */
const MAX_KEPT = 1000;

interface Kept {
  readonly document: Promise<unknown>;
  readonly until: number;
}

export function openCentralCompetitions(
  config: SoaringSpotConfig | undefined,
  { log, clock }: { log: Logger; clock: () => Date },
): CentralCompetitions | undefined {
  if (!config) return undefined;
  const kept = new Map<string, Kept>();
  const load = async (address: string): Promise<unknown> => {
    try {
      return await getDocument(config, address, clock());
    } catch (error) {
      const failure = kept.get(address);
      if (failure) kept.set(address, { ...failure, until: clock().getTime() + FAILURE_KEPT_MS });
      log.warn({ err: error }, 'central competitions: SoaringSpot failed');
      throw new DomainError(503, 'UNAVAILABLE', text('competition.unreachable'));
    }
  };
  return {
    evaluations: new EvaluationCache(),
    get(address) {
      const now = clock().getTime();
      const known = kept.get(address);
      if (known && known.until > now) return known.document;
      const document = load(address);
      kept.delete(address);
      kept.set(address, { document, until: now + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return document;
    },
  };
}
