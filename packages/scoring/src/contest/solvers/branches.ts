/** Removes and returns the branch with the largest bound; undefined if none is left. */
export function takeMostPromising<Branch extends { readonly boundM: number }>(
  branches: Branch[],
): Branch | undefined {
  let best = 0;
  for (let i = 1; i < branches.length; i++) {
    if (branches[i]!.boundM > branches[best]!.boundM) best = i;
  }
  const taken = branches[best];
  const last = branches.pop();
  if (last && best < branches.length) branches[best] = last;
  return taken;
}
