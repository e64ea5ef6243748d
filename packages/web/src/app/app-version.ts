/** Version of this application; absent where it was not built. */
export const APP_VERSION: string | undefined = import.meta.env['APP_VERSION'];
