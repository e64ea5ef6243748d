/** Version of this application; absent without a build. */
export const APP_VERSION: string | undefined = import.meta.env['APP_VERSION'];
