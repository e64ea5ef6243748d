import type { CliIo, Command, ExitCode } from './cli-io.js';
import { competition } from './commands/competition.js';
import { convert } from './commands/convert.js';
import { convertTasks } from './commands/convert-tasks.js';
import { explain } from './commands/explain.js';
import { info } from './commands/info.js';
import { optimise } from './commands/optimise.js';
import { score } from './commands/score.js';
import { tasks } from './commands/tasks.js';
import { validate } from './commands/validate.js';
import { UsageError } from './options.js';

const COMMANDS: Readonly<Record<string, Command>> = {
  info,
  validate,
  score,
  explain,
  tasks,
  competition,
  optimise,
  convert,
  'convert-tasks': convertTasks,
};

const USAGE = `Usage:
${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage.slice(0, usage.indexOf('\n'))}\n`)
  .join('')}\
  cloudstreet-igc help [COMMAND]
  cloudstreet-igc --version

\`cloudstreet-igc help COMMAND\` explains a command, and so does \`cloudstreet-igc COMMAND --help\`.

Exit code: 0 success, 1 a file cannot be used or is invalid, 2 wrong arguments.
`;

/** Runs the command line and returns its exit code. */
export function run(args: readonly string[], io: CliIo): ExitCode {
  const [name = '', ...rest] = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  if (name === '--version') {
    io.out(`${io.version}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const usage = command ? `Usage: ${command.usage}` : USAGE;
  const isHelpWanted = [name, ...rest].some((arg) => arg === '--help' || arg === '-h');
  if (isHelpWanted && (command || name.startsWith('-'))) {
    io.out(usage);
    return 0;
  }
  try {
    if (!command) throw new UsageError(name ? `Unknown command: ${name}` : 'No command.');
    return command.run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`${error.message}\n\n${usage}`);
    return 2;
  }
}
