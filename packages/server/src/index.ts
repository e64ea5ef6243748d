export { type Config, ConfigError, readConfig } from './config/config.js';
export { VARIABLES, type Variable, type VariableName } from './config/variables.js';
export { createLog } from './log.js';
export { type Roles, type Server, type ServerOptions, startServer } from './serve.js';
