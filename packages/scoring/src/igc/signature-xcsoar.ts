import { _MD5 as Md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { checkBytes } from './check-recording.js';
import { LineScan } from './line-scan.js';
import type { SignatureVerifier } from './signature-verifier.js';

type Md5State = readonly [number, number, number, number];

/**
 * The signature consists of four digests of one message, which differ in the initial state of MD5.
 */
const INITIAL_STATES: readonly Md5State[] = [
  [0x1c80a301, 0x9eb30b89, 0x39cb2afe, 0x0d0fea76],
  [0x48327203, 0x3948ebea, 0x9a9b9c9e, 0xb3bed89a],
  [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476],
  [0xc8e899e8, 0x9321c28a, 0x438eba12, 0x8cbe0aee],
];
const DIGEST_LENGTH = 32;
const SIGNATURE_LENGTH = INITIAL_STATES.length * DIGEST_LENGTH;

const [G, H, L, O, P] = [71, 72, 76, 79, 80];
const COMMA = 44;

/** 1 for each byte that is signed. Reserved bytes are not signed. */
const SIGNED_BYTES = signedBytes();
/** All versions except 6.5 exclude the comma as well. */
const SIGNED_WITHOUT_COMMA = signedBytes().fill(0, COMMA, COMMA + 1);
const RECORDER_TYPE = 'HFFTYFRTYPE:XCSOAR,XCSOAR ';
const VERSION_WITH_COMMA = ' 6.5 ';
const MAX_RECORDER_TYPE_LENGTH = 200;
/** Ten days with a fix per second. No recorder signs more, and a longer file gets no digest. */
const MAX_SIGNED_BYTES = 50_000_000;

/**
 * Verifies signatures of XCSoar, whose algorithm and keys are public. A valid signature shows that
 * the file has not changed since it was signed by the program, or by someone who read its source.
 * Line endings are not signed.
 *
 * @see XCSoar, `src/Logger/GRecord.cpp`
 */
export const XCSOAR_VERIFIER: SignatureVerifier = {
  manufacturers: ['XCS'],
  verify: (bytes) => (isSignatureRight(bytes) ? 'verified' : 'failed'),
};

function isSignatureRight(bytes: Uint8Array): boolean {
  checkBytes('bytes', bytes);
  if (bytes.length > MAX_SIGNED_BYTES) return false;
  const { message, signature } = readSigned(bytes);
  if (signature.length !== SIGNATURE_LENGTH) return false;
  return INITIAL_STATES.every((state, index) => {
    const digest = bytesToHex(new StartedMd5(state).update(message).digest());
    return signature.startsWith(digest, index * DIGEST_LENGTH);
  });
}

class StartedMd5 extends Md5 {
  constructor(state: Md5State) {
    super();
    this.set(...state);
  }
}

/** Signed bytes of all records, concatenated, and the text of all G records. */
function readSigned(bytes: Uint8Array): { message: Uint8Array; signature: string } {
  const message = new Uint8Array(bytes.length);
  let length = 0;
  let signature = '';
  let isSigned = SIGNED_WITHOUT_COMMA;
  const scan = new LineScan(bytes);
  while (scan.next()) {
    const { start, end } = scan;
    if (bytes[start] === G) {
      // One extra letter is as wrong as thousands, so no more are read.
      const roomFor = SIGNATURE_LENGTH + 1 - signature.length;
      signature += asciiText(bytes, start + 1, Math.min(end, start + 1 + roomFor));
    }
    if (!isSignedRecord(bytes, start)) continue;
    if (bytes[start] === H && signsCommas(bytes, scan)) isSigned = SIGNED_BYTES;
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!;
      message[length] = byte;
      length += isSigned[byte]!;
    }
  }
  return { message: message.subarray(0, length), signature };
}

/**
 * Excludes lines that may be added later: signatures, comments, and H records of observer and
 * pilot.
 */
function isSignedRecord(bytes: Uint8Array, start: number): boolean {
  const [letter, source] = [bytes[start], bytes[start + 1]];
  if (letter === H) return source !== O && source !== P;
  if (letter === L) return asciiText(bytes, start + 1, start + 4) === 'XCS';
  return letter !== G;
}

function signsCommas(bytes: Uint8Array, { start, end }: LineScan): boolean {
  const line = asciiText(bytes, start, Math.min(end, start + MAX_RECORDER_TYPE_LENGTH));
  return (
    line.startsWith(RECORDER_TYPE) && line.includes(VERSION_WITH_COMMA, RECORDER_TYPE.length - 1)
  );
}

function asciiText(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function signedBytes(): Uint8Array {
  const isSigned = new Uint8Array(256).fill(1, 0x20, 0x7e);
  for (const reserved of '$*!\\^') isSigned[reserved.charCodeAt(0)] = 0;
  return isSigned;
}
