/** Drops missing values, which the types of the contract do not allow. */
export function withoutMissing<Values extends object>(
  values: Values,
): Present<Values> & Pick<Values, RequiredNames<Values>> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Values;
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

type RequiredNames<Values> = {
  [Name in keyof Values]: undefined extends Values[Name] ? never : Name;
}[keyof Values];
