import { clusterFolder, readClusterRecord } from './cluster-record.ts';
import { removeCluster } from './placement.ts';

/** Removes the stopped cluster of a data directory, wherever it lies. For tests, and for what a restore replaces. */
export function discardPostgres(dataDir: string): void {
  const record = readClusterRecord(dataDir);
  if (record) removeCluster(dataDir, clusterFolder(dataDir, record));
}
