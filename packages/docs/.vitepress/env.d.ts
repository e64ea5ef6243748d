declare module 'virtual:colours.css';

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** The options that the site uses. */
  interface Options {
    domNode: HTMLElement;
    url: string;
    docExpansion: 'none';
    filter: boolean;
    deepLinking: boolean;
    validatorUrl: null;
  }
  const SwaggerUI: (options: Options) => unknown;
  export default SwaggerUI;
}
