/** The package types its index only, not the modules of single flags. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
