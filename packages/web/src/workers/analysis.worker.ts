import { expose } from 'comlink';
import { analyser } from './analyser.js';

expose(analyser);
