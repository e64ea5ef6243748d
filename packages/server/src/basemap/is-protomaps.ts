/** Layers that every map in the schema of Protomaps has. */
const REQUIRED_LAYERS = ['earth', 'roads', 'places'];

/** Whether the metadata of an archive describe tiles in the schema of Protomaps. */
export function isProtomaps({ vector_layers: layers }: Readonly<Record<string, unknown>>): boolean {
  const ids = Array.isArray(layers)
    ? layers.map((layer: unknown) => (layer as { id?: unknown } | null)?.id)
    : [];
  return REQUIRED_LAYERS.every((id) => ids.includes(id));
}
