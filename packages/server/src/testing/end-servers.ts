import { afterAll } from 'vitest';
import { endServers } from './start-test-api.js';

afterAll(endServers);
