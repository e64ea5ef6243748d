/** The locale in which texts, numbers and dates are written. */
export const LOCALE = 'en-gb';
