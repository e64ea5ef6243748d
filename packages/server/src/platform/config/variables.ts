/** One environment variable that the server reads. */
export interface Variable {
  /** Default as documented. */
  readonly default: string;
  readonly description: string;
}

/** Every environment variable of the server. `docs/operator/configuration.md` is generated from it. */
export const VARIABLES = {
  CLOUDSTREET_HOST: {
    default: '127.0.0.1',
    description: 'Address to listen on. 0.0.0.0 accepts connections from other devices.',
  },
  CLOUDSTREET_PORT: { default: '8080', description: 'Port to listen on; 0 selects a free one.' },
  CLOUDSTREET_PUBLIC_URL: {
    default: 'http://localhost:PORT',
    description: 'Public address of the server, used for links.',
  },
  CLOUDSTREET_NAME: {
    default: 'Cloudstreet',
    description: 'Name of the installed application, and of the site in previews of shared links.',
  },
  CLOUDSTREET_DATA: {
    default: './data',
    description: 'Folder of the embedded database and the uploaded files.',
  },
  DATABASE_URL: {
    default: 'embedded',
    description:
      'postgres:// address of PostgreSQL 15 or later, instead of the embedded one. A connection pooler must support prepared statements.',
  },
  CLOUDSTREET_DATABASE_CONNECTIONS: {
    default: '8, and 2 for each processor, at most 32',
    description:
      'Connections of each process to the database, 4 to 200. Each process uses up to six more for jobs and its start; max_connections of an external PostgreSQL must cover all processes.',
  },
  CLOUDSTREET_WEB_DIR: {
    default: 'the application in the published package',
    description: 'Folder of the built web application. `none` serves only the API.',
  },
  CLOUDSTREET_DOCS_DIR: {
    default: 'the documentation in the published package',
    description: 'Folder of the built documentation, served at `/docs`. `none` serves none.',
  },
  CLOUDSTREET_TERMS_URL: {
    default: 'none',
    description: 'Address of your user agreement, linked where users accept it.',
  },
  CLOUDSTREET_PRIVACY_URL: {
    default: 'none',
    description: 'Address of your privacy policy, linked where users accept it.',
  },
  CLOUDSTREET_IMPRINT_URL: {
    default: 'none',
    description: 'Address of your imprint, linked on every page.',
  },
  CLOUDSTREET_CONTACT: {
    default: 'none',
    description: 'Your e-mail address, shown to users who need help and sent to push services.',
  },
  CLOUDSTREET_VIEWER_URL: {
    default: 'none',
    description:
      'Address of an external flight viewer, with {url} as placeholder for the address of the file. Linked at flights whose pilots share files.',
  },
  CLOUDSTREET_FILES_URL: {
    default: 'PUBLIC_URL/files/',
    description: 'Address of a cache in front of /files/ for photos and videos.',
  },
  CLOUDSTREET_TIPS_URL: {
    default: 'tips of the web application',
    description: 'Address of your own tips.json with tips of the day; "none" turns tips off.',
  },
  CLOUDSTREET_TERRAIN: {
    default: 'none',
    description:
      'Elevation tiles for heights above ground: a folder of {z}/{x}/{y}.png or .webp, a .pmtiles file, or an address with {z}, {x} and {y} and without user name. Tiles have 256 or 512 pixels a side. Broken and missing tiles are logged. Run cloudstreet rescore for existing flights.',
  },
  CLOUDSTREET_TERRAIN_ENCODING: {
    default: 'terrarium',
    description: 'Encoding of elevations in these tiles: terrarium or mapbox.',
  },
  CLOUDSTREET_TERRAIN_ZOOM: {
    default: '12, or the highest available',
    description: 'Zoom level of the tiles used for heights, at most 15.',
  },
  CLOUDSTREET_TERRAIN_ATTRIBUTION: {
    default: 'that of the .pmtiles file, or none',
    description: 'Sources of the elevations, shown on maps with hills; text, with links as HTML.',
  },
  CLOUDSTREET_BASEMAP: {
    default: 'none',
    description:
      'Detailed base map with roads, forests and names: a .pmtiles file in the schema of Protomaps, or its http(s) address without user name. See docs/operator/maps.md.',
  },
  CLOUDSTREET_MAP_LAYERS: {
    default: 'none',
    description: 'JSON file with satellite and weather layers, see docs/operator/maps.md.',
  },
  CLOUDSTREET_SMTP_URL: {
    default: 'none',
    description:
      'smtp:// or smtps:// address of a mail server, with user and password if needed. Requires CLOUDSTREET_PUBLIC_URL. New accounts must then confirm their address. Without it, mails are written to the folder outbox of the data folder and accounts work at once.',
  },
  CLOUDSTREET_MAIL_FROM: {
    default: 'Cloudstreet <no-reply@HOST>',
    description: 'Sender of mails, such as Soaring Club <flights@example.org>.',
  },
  CLOUDSTREET_CAPTCHA: {
    default: 'True',
    description: 'False allows registration without a proof-of-work captcha.',
  },
  CLOUDSTREET_ENVIRONMENT: {
    default: 'none',
    description: 'production or staging. Pages show a reminder with this name once a day.',
  },
  CLOUDSTREET_THEMES: {
    default: 'everyone',
    description:
      'supporters: only supporters, premium users, patrons and superusers can choose a theme; others see the light theme.',
  },
  CLOUDSTREET_SCRIPT_ERRORS: {
    default: 'True',
    description:
      'False keeps script errors of pages out of the log. They are logged without user data.',
  },
  CLOUDSTREET_ANONYMOUS_UPLOAD: {
    default: 'False',
    description:
      'True lets visitors upload flights for an account by its full name and date of birth. Names are public and birthdays are no secrets, so this is off by default.',
  },
  CLOUDSTREET_SECRET: {
    default: 'generated in the data folder',
    description:
      'Random text of at least 32 characters, the same for all processes of an instance. Keys for signing and encryption derive from it. After a change, users must subscribe to push notifications and enter logins of other services again, and download links end.',
  },
  CLOUDSTREET_PADDLE_ENVIRONMENT: {
    default: 'production',
    description: 'production or sandbox.',
  },
  CLOUDSTREET_PADDLE_API_KEY: {
    default: 'none',
    description:
      'API key of Paddle for paid plans. Requires the other Paddle settings. Without them, every feature is included for everyone.',
  },
  CLOUDSTREET_PADDLE_WEBHOOK_SECRET: {
    default: 'none',
    description:
      'Secret of the notification destination PUBLIC_URL/v1/payment/webhook with all subscription events.',
  },
  CLOUDSTREET_PADDLE_CLIENT_TOKEN: {
    default: 'none',
    description: 'Client-side token of Paddle for prices and checkout.',
  },
  CLOUDSTREET_PADDLE_PRICE_SUPPORTER: {
    default: 'none',
    description: 'Id of the yearly price of supporter.',
  },
  CLOUDSTREET_PADDLE_PRICE_PREMIUM: {
    default: 'none',
    description: 'Id of the yearly price of premium.',
  },
  CLOUDSTREET_PADDLE_PRICE_TRIAL: {
    default: 'none',
    description: 'Id of the yearly price of premium with a trial of 14 days.',
  },
  CLOUDSTREET_PADDLE_PRICE_PATRON: {
    default: 'none',
    description: 'Id of the yearly price of patron.',
  },
  CLOUDSTREET_SKYSIGHT_URL: {
    default: 'none',
    description:
      'Base address of the SkySight API, or of your proxy. Users can then store their login, encrypted. The server checks it with POST /auth and {username, password}: 2xx accepts it, 400, 401, 403 or 422 refuses it; any other status, a redirect or a timeout of ten seconds means that the service is unavailable.',
  },
  CLOUDSTREET_COPILOT_URL: {
    default: 'none',
    description:
      'Base address of a copilot application, whose login users can store in the same way.',
  },
  CLOUDSTREET_SOARINGSPOT_CLIENT_ID: {
    default: 'none',
    description:
      "Id of an organiser's key for SoaringSpot. With it and the secret, the competitions of this key are shown at /task/soaringspot; without them, the server does not contact SoaringSpot.",
  },
  CLOUDSTREET_SOARINGSPOT_SECRET: {
    default: 'none',
    description: 'Secret of this key.',
  },
  CLOUDSTREET_SOARINGSPOT_URL: {
    default: 'https://api.soaringspot.com/v1',
    description: 'Base address of the SoaringSpot API.',
  },
  CLOUDSTREET_LOG_LEVEL: {
    default: 'info',
    description: 'trace, debug, info, warn, error, fatal or silent.',
  },
  CLOUDSTREET_LOG_FORMAT: {
    default: 'pretty in a terminal, otherwise json',
    description: 'pretty or json.',
  },
  CLOUDSTREET_LOG_ADDRESSES: {
    default: 'False',
    description:
      'True logs the address of each caller, to find abuse. Tell your users, because addresses are personal data.',
  },
  CLOUDSTREET_TRUST_PROXY: {
    default: 'False',
    description:
      'True behind a reverse proxy that sets X-Forwarded-For; behind several, their number.',
  },
  CLOUDSTREET_RATE_LIMIT: {
    default: 'True',
    description:
      'False disables all rate limits: those of sign-in, upload and search, and the common one of reads.',
  },
  CLOUDSTREET_STOP_WITH_PARENT: {
    default: 'False',
    description: 'True stops the server when its parent process ends, for use in scripts.',
  },
  CLOUDSTREET_SCORING_THREADS: {
    default: 'number of processors, at most 8',
    description: 'Number of worker threads that read and score flights.',
  },
  CLOUDSTREET_SERVICE_WORKER: {
    default: 'True',
    description:
      'False removes the offline application from browsers at their next visit. Files waiting for upload are kept.',
  },
  CLOUDSTREET_IMPORT_MEGABYTES: {
    default: '2048',
    description:
      'Maximum size of an imported archive. During an upload the data folder needs three times this size plus 256 MB; otherwise imports are refused.',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
