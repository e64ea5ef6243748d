import type { Position } from '../geo/position.js';
import { checkNumber, checkObject, checkText } from '../units/check-value.js';
import type { Airspace } from './airspace.js';
import { parsePeriod } from './airspace-schedule.js';
import { parseAltitudeLimit } from './altitude-limit.js';
import {
  arcByAngles,
  arcByEnds,
  beginBlock,
  circle,
  finishBlock,
  hasGeometry,
  hasOnlyPen,
  lengthM,
  type OpenAirBlock,
} from './open-air-block.js';
import { hasCoordinates, readCoordinates } from './open-air-coordinates.js';
import { type OpenAirCode, type OpenAirFinding, openAirFinding } from './open-air-finding.js';
import {
  IGNORED,
  isKnown,
  LIMITS,
  mayBeGeometry,
  PENS,
  splitRecord,
  TERRAIN,
  TIMES,
} from './open-air-records.js';
import { isComment, linesOf, nameOf, withoutComment, withoutControls } from './open-air-text.js';

/** An OpenAir file, read. */
export interface ParsedOpenAir {
  /** In the order of the file. */
  readonly airspaces: readonly Airspace[];
  /** Number of airspaces that were left out because of an error. */
  readonly skippedAirspaces: number;
  /** The first of them, in the order in which they were made. */
  readonly findings: readonly OpenAirFinding[];
  /** Number of further findings. */
  readonly furtherFindings: number;
}

export interface OpenAirOptions {
  /** Maximum number of findings, 1000 by default; the others are counted. */
  readonly mostFindings?: number;
}

const MAX_FINDINGS = 1000;
const MAX_LINE_LENGTH = 2000;
/** Further AA, AW and AP records of an airspace have no useful information. */
const MAX_TIMES = 1000;
/** The borders of whole countries have a third of that in corners. */
const MAX_CORNERS = 20_000;
/** An arc is drawn with many corners, and counts as this many. */
const CORNERS_OF_ARC = 100;

/**
 * Reads an OpenAir file of version 1 or 2. Errors are reported with their line and the rest is
 * used. The work grows linearly with the length of the text.
 *
 * @param text Decoded file: UTF-8, or else Latin-1.
 * @throws {TypeError} If it is not a string, or an option has the wrong type.
 * @throws {RangeError} If the number of findings is NaN.
 * @see Naviter, OpenAir file format support, versions 1.0 and 2.0
 */
export function parseOpenAir(text: string, options: OpenAirOptions = {}): ParsedOpenAir {
  checkText('text', text);
  checkObject('options', options, []);
  const { mostFindings = MAX_FINDINGS } = options;
  checkNumber('mostFindings', mostFindings);
  const reader = new OpenAirReader(mostFindings);
  let line = 0;
  for (const source of linesOf(text)) reader.read(source, ++line);
  return reader.finish();
}

class OpenAirReader {
  readonly #airspaces: Airspace[] = [];
  readonly #findings: OpenAirFinding[] = [];
  #further = 0;
  readonly #mostFindings: number;
  #skipped = 0;
  #block: OpenAirBlock | undefined;
  /** Between a terrain record and the next airspace. */
  #isTerrain = false;
  #hasBlocks = false;
  #firstStray: { line: number; source: string } | undefined;
  #line = 0;
  #source = '';
  #centre: Position | undefined;
  /** Last centre of an earlier airspace. An airspace of the same name inherits it, such as a further sector. */
  #inherited: { readonly centre: Position; readonly name: string | undefined } | undefined;
  #isClockwise = true;
  /** Weight of the current outline; arcs count more. */
  #corners = 0;

  constructor(mostFindings: number) {
    this.#mostFindings = mostFindings;
  }

  read(source: string, line: number): void {
    [this.#source, this.#line] = [withoutControls(source), line];
    if (source.length > MAX_LINE_LENGTH) {
      if (!isComment(source.slice(0, MAX_LINE_LENGTH).trim())) this.#report('LINE_TOO_LONG');
      return;
    }
    const trimmed = this.#source.trim();
    if (trimmed === '' || isComment(trimmed)) return;
    const { word, rest } = splitRecord(trimmed);
    if (word === 'AC') this.#begin(withoutComment(rest));
    else if (TERRAIN.has(word)) this.#beginTerrain();
    else if (!this.#isTerrain) this.#readRecord(word, rest);
  }

  finish(): ParsedOpenAir {
    this.#end();
    if (!this.#hasBlocks && this.#firstStray) {
      const { line, source } = this.#firstStray;
      const finding = openAirFinding('NOT_OPEN_AIR', line, source);
      return { airspaces: [], skippedAirspaces: 0, findings: [finding], furtherFindings: 0 };
    }
    return {
      airspaces: this.#airspaces,
      skippedAirspaces: this.#skipped,
      findings: this.#findings,
      furtherFindings: this.#further,
    };
  }

  #report(code: OpenAirCode): void {
    if (this.#findings.length >= this.#mostFindings) this.#further += 1;
    else {
      this.#findings.push(openAirFinding(code, this.#line, this.#source, this.#block?.name));
    }
  }

  /** Reports the reason why an airspace is dropped; its other lines need no findings then. */
  #fail(code: OpenAirCode): void {
    this.#report(code);
    if (this.#block) this.#block.hasFailed = true;
  }

  #begin(airspaceClass: string): void {
    this.#end();
    this.#hasBlocks = true;
    this.#isTerrain = false;
    this.#isClockwise = true;
    this.#corners = 0;
    this.#block = beginBlock(this.#line, airspaceClass.toUpperCase());
    if (airspaceClass === '') this.#fail('MISSING_CLASS');
  }

  #end(): void {
    const block = this.#block;
    if (!block) return;
    if (this.#centre) this.#inherited = { centre: this.#centre, name: block.name };
    this.#centre = undefined;
    if (block.hasFailed) this.#skipped += 1;
    else if (!hasOnlyPen(block)) {
      const airspace = finishBlock(block);
      if (typeof airspace === 'string') {
        this.#skipped += 1;
        this.#reportAt(block, airspace);
      } else {
        if (airspace.name === '') this.#reportAt(block, 'MISSING_NAME');
        this.#airspaces.push(airspace);
      }
    }
    this.#block = undefined;
  }

  /** A finding on a whole airspace names its first line. */
  #reportAt(block: OpenAirBlock, code: OpenAirCode): void {
    const [line, source] = [this.#line, this.#source];
    [this.#line, this.#source] = [block.firstLine, `AC ${block.class}`];
    this.#report(code);
    [this.#line, this.#source] = [line, source];
  }

  /** A terrain record within an airspace is ignored; after its outline it ends the airspace. */
  #beginTerrain(): void {
    if (this.#block && !hasGeometry(this.#block)) return;
    this.#end();
    this.#isTerrain = true;
  }

  #readRecord(word: string, rest: string): void {
    if (word === 'V') {
      this.#readVariable(withoutComment(rest));
      return;
    }
    if (IGNORED.has(word)) {
      if (this.#block && PENS.has(word)) this.#block.setsPen = true;
      return;
    }
    const isNext = word === 'AN' && this.#block?.name !== undefined && hasGeometry(this.#block);
    if (isNext || (!this.#block && word === 'AN')) {
      this.#begin('');
      return;
    }
    const block = this.#block;
    if (!block) {
      this.#firstStray ??= { line: this.#line, source: this.#source };
      this.#report(isKnown(word) ? 'STRAY_RECORD' : 'UNKNOWN_RECORD');
      return;
    }
    block.lastLine = this.#line;
    if (block.hasFailed) return;
    if (isKnown(word)) this.#readField(block, word, rest);
    else if (mayBeGeometry(word, rest)) this.#fail('UNREADABLE_OUTLINE');
    else this.#report('UNKNOWN_RECORD');
  }

  #readField(block: OpenAirBlock, word: string, rest: string): void {
    const text = withoutComment(rest);
    const limit = LIMITS[word];
    const times = TIMES[word];
    if (limit) this.#readLimit(block, limit, text);
    else if (word === 'AN') block.name = nameOf(rest);
    else if (word === 'AY') block.type = text.toUpperCase() === 'NONE' ? '' : text.toUpperCase();
    else if (word === 'AI') block.id = text;
    else if (word === 'AF' || word === 'AR') block.frequency = text;
    else if (word === 'AG') block.station = nameOf(rest);
    else if (word === 'AX') this.#readTransponder(block, text);
    else if (word === 'AA') this.#readActivation(block, text);
    else if (times) {
      if (block.otherTimes.length < MAX_TIMES) block.otherTimes.push(`${times} ${text}`);
    } else this.#readGeometry(block, word, text);
  }

  #readLimit(block: OpenAirBlock, limit: 'floor' | 'ceiling', text: string): void {
    const read = parseAltitudeLimit(text);
    if (block[limit]) this.#report('REPEATED_LIMIT');
    if (read.reference === 'unknown' && !/^(?:BY )?NOTAM$/i.test(text)) {
      this.#report('UNREADABLE_LIMIT');
    }
    block[limit] = read;
  }

  #readTransponder(block: OpenAirBlock, text: string): void {
    if (/^[0-7]{4}$/.test(text)) block.transponderCode = text;
    else this.#report('INVALID_TRANSPONDER_CODE');
  }

  #readActivation(block: OpenAirBlock, text: string): void {
    const isNone = text.toUpperCase() === 'NONE';
    const period = isNone ? undefined : parsePeriod(text);
    // Either only NOTAMs decide, or the file does.
    const isContrary = isNone ? block.periods.length > 0 : block.byNotam;
    if (isNone) block.byNotam = true;
    else if (!period) block.isIncomplete = true;
    else if (block.periods.length < MAX_TIMES) block.periods.push(period);
    if (isContrary || !(isNone || period)) this.#report('INVALID_ACTIVATION');
  }

  #readVariable(text: string): void {
    const assignment = /^([A-Z])\s{0,9}=\s{0,9}(.*)$/i.exec(text);
    const name = assignment?.[1]?.toUpperCase();
    const value = assignment?.[2] ?? '';
    if (name === 'Z') return;
    if (this.#block) this.#block.lastLine = this.#line;
    if (this.#block?.hasFailed) return;
    if (name === 'D') this.#readDirection(value);
    else if (name === 'X') {
      // A centre that cannot be read must not leave the one before it in force.
      this.#centre = readCoordinates(value)?.position;
      if (!this.#centre) this.#fail('INVALID_COORDINATES');
    } else if (name === 'W') this.#readWidth(value);
    else if (this.#block && mayBeGeometry('V', text)) this.#fail('UNREADABLE_OUTLINE');
    else this.#report('UNKNOWN_RECORD');
  }

  #readDirection(value: string): void {
    if (/^(?:\+|CW\b)/i.test(value)) this.#isClockwise = true;
    else if (/^(?:[-\u2013\u2212]|CCW\b)/i.test(value)) this.#isClockwise = false;
    else this.#fail('INVALID_DIRECTION');
  }

  #readWidth(value: string): void {
    const widthM = lengthM(value);
    if (widthM === undefined) this.#fail('INVALID_WIDTH');
    else if (this.#block) this.#block.airwayWidthM = widthM;
  }

  #readGeometry(block: OpenAirBlock, word: string, text: string): void {
    const isArc = word !== 'DP' && word !== 'DY';
    this.#corners += isArc ? CORNERS_OF_ARC : 1;
    const hasOther = word === 'DC' ? block.outline.length > 0 : block.hasCircle;
    if (hasOther) {
      this.#fail('SEVERAL_OUTLINES');
      return;
    }
    if (word === 'DC') block.hasCircle = true;
    if (this.#corners > MAX_CORNERS) {
      this.#fail('TOO_MANY_PARTS');
      return;
    }
    if (!isArc) {
      const { position, rest = '' } = readCoordinates(text) ?? {};
      if (!position) this.#fail('INVALID_COORDINATES');
      else if (hasCoordinates(rest)) this.#fail('UNREADABLE_OUTLINE');
      else if (word === 'DY') block.airway.push(position);
      else block.outline.push({ kind: 'corner', ...position });
      return;
    }
    const centre = this.#centre ?? this.#inheritedCentre(block);
    const part = centre ? this.#readArc(word, text, centre) : 'MISSING_CENTRE';
    if (typeof part === 'string') this.#fail(part);
    else block.outline.push(part);
  }

  #inheritedCentre({ name }: OpenAirBlock): Position | undefined {
    return name !== undefined && name === this.#inherited?.name
      ? this.#inherited.centre
      : undefined;
  }

  #readArc(word: string, text: string, centre: Position) {
    if (word === 'DC') {
      const radiusM = lengthM(text);
      return radiusM === undefined ? 'INVALID_RADIUS' : circle(centre, radiusM);
    }
    if (word === 'DA') return arcByAngles(text, centre, this.#isClockwise);
    const from = readCoordinates(text);
    const to = from && readCoordinates(from.rest.replace(/^\s*,/, ''));
    if (!to) return 'INVALID_COORDINATES';
    if (hasCoordinates(to.rest)) return 'UNREADABLE_OUTLINE';
    return arcByEnds(from.position, to.position, centre, this.#isClockwise);
  }
}
