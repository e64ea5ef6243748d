export { type Roles, type Server, type ServerOptions, startServer } from './app/serve.js';
export { type Config, ConfigError, readConfig } from './platform/config/config.js';
export { VARIABLES, type Variable, type VariableName } from './platform/config/variables.js';
export { createLog } from './platform/log/log.js';
