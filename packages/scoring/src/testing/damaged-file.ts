import fc from 'fast-check';

/** Files made from a good one by changing single bytes, and by cutting a part out of the result. */
export function damagedFiles(file: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat(file.length);
  return fc
    .record({
      bytes: fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 60 }),
      cut: fc.option(fc.tuple(place, place), { nil: undefined }),
    })
    .map(({ bytes, cut }) => {
      const damaged = file.slice();
      for (const [at, byte] of bytes) damaged[at] = byte;
      return cut ? damaged.subarray(Math.min(...cut), Math.max(...cut)) : damaged;
    });
}
