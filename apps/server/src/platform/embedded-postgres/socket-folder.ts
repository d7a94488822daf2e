import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Of the 104 bytes that the strictest system gives the address of a socket, its closing zero left out. */
const longestAddress = 103;
const longestPort = 65_535;

/**
 * The cluster's own folder, which nobody but its account may enter, as that of its socket: a statement costs a fifth
 * less there than through the network of the machine. Undefined where no such address can be: its path is too long, or
 * has characters that the list of folders in the settings would have to quote.
 */
export function socketFolder(cluster: string): string | undefined {
  const address = socketFile(cluster, longestPort);
  const can =
    process.platform !== 'win32' && /^[\w./-]+$/.test(cluster) && Buffer.byteLength(address) <= longestAddress;
  return can ? cluster : undefined;
}

/** Where a running server listens, unless its settings or its system do not let it. */
export function openSocketFolder(cluster: string, port: number): string | undefined {
  const folder = socketFolder(cluster);
  return folder && existsSync(socketFile(folder, port)) ? folder : undefined;
}

function socketFile(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`);
}
