/** The package has types only for its index, not for the modules of single flags. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
