/**
 * Answers every request with a short text, in a process of its own that does nothing else: what it takes
 * longer under load is the wait for a processor. Sends its address when it listens.
 */
import { createServer } from 'node:http';

const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${server.address().port}`);
});
process.once('disconnect', () => server.close());
