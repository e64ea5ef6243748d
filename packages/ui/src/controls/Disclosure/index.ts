export { Disclosure, type DisclosureProps } from './Disclosure.js';
