/** One environment variable that the server reads. */
export interface Variable {
  /** Its default as a reader sees it. */
  readonly default: string;
  readonly description: string;
}

/** Every environment variable of the server; the README's table is made of this. */
export const VARIABLES = {
  CLOUDSTREET_HOST: {
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 lets other devices of the network in.',
  },
  CLOUDSTREET_PORT: { default: '8080', description: 'Port to listen on; 0 takes a free one.' },
  CLOUDSTREET_PUBLIC_URL: {
    default: 'http://localhost:PORT',
    description: 'Address under which people reach this server; links are made of it.',
  },
  CLOUDSTREET_NAME: {
    default: 'Cloudstreet',
    description:
      'What the application is called where people install it, and the site on cards of its links.',
  },
  CLOUDSTREET_DATA: {
    default: './data',
    description: 'Folder of the embedded database and of the uploaded files.',
  },
  DATABASE_URL: {
    default: 'embedded',
    description:
      'postgres:// address of a PostgreSQL 15 or later, used instead of the embedded one. A pooler in between must know prepared statements.',
  },
  CLOUDSTREET_WEB_DIR: {
    default: 'none',
    description: 'Folder of the built web application; without it only the API is served.',
  },
  CLOUDSTREET_TERMS_URL: {
    default: 'none',
    description: 'Address of your user agreement; linked where people accept it.',
  },
  CLOUDSTREET_PRIVACY_URL: {
    default: 'none',
    description: 'Address of your privacy policy; linked where people accept it.',
  },
  CLOUDSTREET_IMPRINT_URL: {
    default: 'none',
    description: 'Address of the page that says who you are; linked on every page.',
  },
  CLOUDSTREET_CONTACT: {
    default: 'none',
    description:
      'Your e-mail address; shown to people who would rather write than press a button, and told to the push services of browsers.',
  },
  CLOUDSTREET_VIEWER_URL: {
    default: 'none',
    description:
      'Address of a page that shows flights in its own way, with {url} where the address of the file goes; linked at flights whose pilots allow it.',
  },
  CLOUDSTREET_FILES_URL: {
    default: 'PUBLIC_URL/files/',
    description: 'Address of a cache that fetches pictures and videos from /files/ of this server.',
  },
  CLOUDSTREET_TIPS_URL: {
    default: 'the tips that come with the web application',
    description: 'Address of a tips.json of your own with tips of the day; none shows no tips.',
  },
  CLOUDSTREET_TERRAIN: {
    default: 'none',
    description:
      'Where elevations of the ground come from, for heights above it: a folder of {z}/{x}/{y}.png or .webp, a .pmtiles file, or an address with {z}, {x} and {y} and without a user name. Tiles have 256 or 512 pixels along an edge; one that is broken, or missing among others, is named in the log. Flights that are there already know of it after cloudstreet rescore.',
  },
  CLOUDSTREET_TERRAIN_ENCODING: {
    default: 'terrarium',
    description: 'How these tiles hold elevations in their colours: terrarium or mapbox.',
  },
  CLOUDSTREET_TERRAIN_ZOOM: {
    default: '12, or the deepest there is',
    description: 'Level of the tiles that heights are taken from, up to 15.',
  },
  CLOUDSTREET_MAP_LAYERS: {
    default: 'none',
    description:
      'A JSON file with satellite pictures and weather maps that maps may show, as described under Map layers.',
  },
  CLOUDSTREET_SMTP_URL: {
    default: 'none',
    description:
      'smtp:// or smtps:// address of a mail server, with user and password where it asks for them. Then accounts have to confirm their address, and PUBLIC_URL must be set. Without one, mails are written to the folder outbox of the data folder and accounts are usable at once.',
  },
  CLOUDSTREET_MAIL_FROM: {
    default: 'Cloudstreet <no-reply@HOST>',
    description: 'Sender of mails, as in Soaring Club <flights@example.org>.',
  },
  CLOUDSTREET_CAPTCHA: {
    default: 'True',
    description: 'False lets people sign up without having their computer do a piece of work.',
  },
  CLOUDSTREET_ENVIRONMENT: {
    default: 'none',
    description:
      'production or staging: whoever opens the application is told once a day which of the two it is.',
  },
  CLOUDSTREET_THEMES: {
    default: 'everyone',
    description:
      'supporters: dark and the other themes are for supporters, premium users, patrons and superusers; everybody else sees the light one.',
  },
  CLOUDSTREET_SCRIPT_ERRORS: {
    default: 'True',
    description:
      'False keeps errors of the pages out of the log; else they are written there, without saying whose they were.',
  },
  CLOUDSTREET_ANONYMOUS_UPLOAD: {
    default: 'False',
    description:
      'True lets anyone upload flights of an account whose full name and date of birth he knows, without logging in. Names are public and dates of birth are no secrets, so this is off unless you want it.',
  },
  CLOUDSTREET_SECRET: {
    default: 'kept in the data folder',
    description:
      'At least 32 characters that nobody can guess, the same for all processes of an instance. What must not be forged or read is signed and encrypted with keys made of it: with another one push subscriptions and the logins of other services have to be given anew, and links to downloads end.',
  },
  CLOUDSTREET_PADDLE_ENVIRONMENT: {
    default: 'production',
    description: 'production or sandbox.',
  },
  CLOUDSTREET_PADDLE_API_KEY: {
    default: 'none',
    description:
      'API key of Paddle, through which people pay for plans. The other settings of Paddle go with it. Without them every feature is included for everybody.',
  },
  CLOUDSTREET_PADDLE_WEBHOOK_SECRET: {
    default: 'none',
    description:
      'Secret of the notification destination PUBLIC_URL/v1/payment/webhook with all events of subscriptions.',
  },
  CLOUDSTREET_PADDLE_CLIENT_TOKEN: {
    default: 'none',
    description: 'Client-side token of Paddle, for prices and checkout.',
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
    description: 'Id of the yearly price of premium that begins with a trial of 14 days.',
  },
  CLOUDSTREET_PADDLE_PRICE_PATRON: {
    default: 'none',
    description: 'Id of the yearly price of patron.',
  },
  CLOUDSTREET_SKYSIGHT_URL: {
    default: 'none',
    description:
      'Base address of the API of SkySight, or of a program of yours in front of it. Then users may give their login, which is checked by POST /auth with {username, password} and kept encrypted: 2xx says that it is right, 400, 401, 403 or 422 that it is not, anything else, a redirect or ten seconds that nobody answers.',
  },
  CLOUDSTREET_COPILOT_URL: {
    default: 'none',
    description: 'The same for a copilot application.',
  },
  CLOUDSTREET_LOG_LEVEL: {
    default: 'info',
    description: 'trace, debug, info, warn, error, fatal or silent.',
  },
  CLOUDSTREET_LOG_FORMAT: {
    default: 'pretty on a terminal, else json',
    description: 'pretty or json.',
  },
  CLOUDSTREET_TRUST_PROXY: {
    default: 'False',
    description:
      'True behind a reverse proxy, whose X-Forwarded-For then names the caller; behind several, their number.',
  },
  CLOUDSTREET_RATE_LIMIT: {
    default: 'True',
    description: 'False lifts the limits on sign-in, upload and search.',
  },
  CLOUDSTREET_STOP_WITH_PARENT: {
    default: 'False',
    description:
      'True ends the server when the process that started it is gone, as scripts want it.',
  },
  CLOUDSTREET_SCORING_THREADS: {
    default: 'processors, at most 8',
    description: 'Worker threads that read and score flights.',
  },
  CLOUDSTREET_SERVICE_WORKER: {
    default: 'True',
    description:
      'False takes back what browsers keep of the application, when they next come by: it then opens with a network alone. Files that wait to be uploaded stay.',
  },
  CLOUDSTREET_IMPORT_MEGABYTES: {
    default: '2048',
    description:
      'How large an archive may be that people import. While it comes in the data folder needs room for three of its size and 256 MB more; without it, imports are refused.',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
