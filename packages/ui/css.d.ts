// Style sheets have no exports. TypeScript looks for types of every import.
export {};
