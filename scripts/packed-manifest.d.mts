export function packedManifest(
  manifest: Record<string, unknown>,
  folder: string,
  repository?: string,
): {
  exports: Record<string, string | Record<string, string>>;
  repository?: { type: string; url: string; directory: string };
  homepage?: string;
  bugs?: string;
};
