import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused with each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const SIGNS_OF_GROUP = 4;

/** A code of 60 random bits: `7K3M-X2PQ-9FHT`. */
export function createCouponCode(): string {
  return Array.from({ length: GROUPS }, createGroup).join('-');
}

function createGroup(): string {
  return Array.from({ length: SIGNS_OF_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** Normalises a code for comparison, whether typed or read from paper. */
export function plainCouponCode(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
