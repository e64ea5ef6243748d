interface Parameter {
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

/**
 * Moves examples of optional parameters of a contract into their descriptions. The viewer would fill them
 * in, so that a list is filtered by everything at once.
 *
 * @param text The contract as JSON.
 */
export function describeOptionalExamples(text: string): string {
  return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    isOptionalParameter(value) ? withDescribedExample(value) : value,
  );
}

function isOptionalParameter(value: unknown): value is Parameter {
  if (typeof value !== 'object' || value === null || !('example' in value)) return false;
  return 'in' in value && !('required' in value && value.required === true);
}

function withDescribedExample({ example, ...parameter }: Parameter): Parameter {
  const list = Array.isArray(example) ? example.join(',') : String(example);
  return { ...parameter, description: `${parameter.description ?? ''}\n\nExample: \`${list}\`` };
}
