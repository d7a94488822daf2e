import { totalmem } from 'node:os';

/** What PostgreSQL has of itself. */
const usualConnections = 100;

/** Written at every start, so that a new version brings its settings; the operator's local.conf wins. */
export function configuration(connections = usualConnections): string {
  return [
    '# Written at every start. Put your own settings into local.conf beside this file.',
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "password_encryption = 'scram-sha-256'",
    "timezone = 'Asia/Shanghai'",
    "log_timezone = 'Asia/Shanghai'",
    `max_connections = ${Math.max(usualConnections, connections)}`,
    `shared_buffers = ${sharedBuffersMb()}MB`,
    'work_mem = 16MB',
    'maintenance_work_mem = 128MB',
    'random_page_cost = 1.1',
    'jit = off',
    'max_wal_size = 2GB',
    'wal_level = replica',
    'wal_compression = on',
    // The log keeps starts, stops and recovery. Refused statements belong to the server's own log: here they would leak data.
    'log_min_messages = log',
    'log_min_error_statement = panic',
    'log_error_verbosity = terse',
    'log_checkpoints = off',
    '',
  ].join('\n');
}

/** What initdb's postgresql.conf ends with. */
export const INCLUDES = "\ninclude = 'zhaocai.conf'\ninclude_if_exists = 'local.conf'\n";

/** A thirty-second of the memory: enough for a university, and a small machine stays usable. */
function sharedBuffersMb(): number {
  const share = Math.round(totalmem() / 2 ** 20 / 32);
  return Math.min(512, Math.max(64, share));
}
