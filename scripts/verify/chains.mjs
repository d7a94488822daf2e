import { createHash } from 'node:crypto';

const noHash = '0'.repeat(64);

/** The first row of each stream that is not what its chain says: `docs/evidence.md`. */
export function faultsOfChains(rows) {
  const streams = [...new Set(rows.map(({ stream }) => stream))];
  return streams.flatMap((stream) => faultOfChain(rows.filter((row) => row.stream === stream)) ?? []);
}

function faultOfChain(rows) {
  const chain = rows.toSorted((one, other) => Number(one.seq) - Number(other.seq));
  for (const [index, row] of chain.entries()) {
    const fault = faultOfRow(row, { no: index + 1, prevHash: chain[index - 1]?.hash ?? noHash });
    if (fault) return `chain ${row.stream}, row ${row.seq}: ${fault}`;
  }
  return undefined;
}

function faultOfRow(row, { no, prevHash }) {
  if (row.seq !== String(no)) return 'a row before it is missing';
  if (row.prevHash !== prevHash) return 'does not follow the row before';
  if (row.payload === null || row.isPartial) return undefined;
  if (hashOf(row) !== row.hash) return 'is not what its hash was made of';
  return saysOtherwise(row) ? 'its columns say otherwise than its payload' : undefined;
}

/** Who did what when stands beside the payload for the reader, and is no part of the hash. */
function saysOtherwise({ payload, action, subject, at, actor }) {
  const said = JSON.parse(payload);
  return said.action !== action || said.subject !== subject || said.at !== at || said.actor.id !== actor;
}

function hashOf({ prevHash, seq, payload }) {
  return createHash('sha256').update(`${prevHash}|${seq}|${payload}`, 'utf8').digest('hex');
}
