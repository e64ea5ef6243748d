import { expose } from 'comlink';
import { solve } from './solve.js';

const functions = { solve };
export type CaptchaFunctions = typeof functions;

expose(functions);
