import { sha256 } from '../sealing/bytes.ts';

/** A row of the record as it is downloaded: `docs/evidence.md`. */
export interface RecordRow {
  readonly stream: string;
  readonly seq: string;
  readonly prevHash: string;
  readonly hash: string;
  /** Null of a row that its reader may not read: its place alone is checked. */
  readonly payload: string | null;
  /** From whom fields are kept reads the payload in part. */
  readonly isPartial?: boolean;
  readonly action: string;
  readonly subject: string;
  readonly at: string;
  readonly actor: string;
}

const noHash = '0'.repeat(64);

/** The first row of each stream that is not what its chain says. */
export async function faultsOfChains(rows: readonly RecordRow[]): Promise<string[]> {
  const faults: string[] = [];
  for (const stream of new Set(rows.map((row) => row.stream))) {
    const fault = await faultOfChain(rows.filter((row) => row.stream === stream));
    if (fault) faults.push(fault);
  }
  return faults;
}

async function faultOfChain(rows: readonly RecordRow[]): Promise<string | undefined> {
  const chain = [...rows].sort((one, other) => Number(one.seq) - Number(other.seq));
  for (const [index, row] of chain.entries()) {
    const fault = await faultOfRow(row, { no: index + 1, prevHash: chain[index - 1]?.hash ?? noHash });
    if (fault) return `chain ${row.stream}, row ${row.seq}: ${fault}`;
  }
  return undefined;
}

async function faultOfRow(row: RecordRow, { no, prevHash }: { no: number; prevHash: string }) {
  if (row.seq !== String(no)) return 'a row before it is missing';
  if (row.prevHash !== prevHash) return 'does not follow the row before';
  if (row.payload === null || row.isPartial) return undefined;
  if ((await sha256(`${row.prevHash}|${row.seq}|${row.payload}`)) !== row.hash)
    return 'is not what its hash was made of';
  return saysOtherwise(row, row.payload) ? 'its columns say otherwise than its payload' : undefined;
}

/** Who did what when stands beside the payload for the reader, and is no part of the hash. */
function saysOtherwise({ action, subject, at, actor }: RecordRow, payload: string): boolean {
  const said = JSON.parse(payload) as Pick<RecordRow, 'action' | 'subject' | 'at'> & { actor: { id: string } };
  return said.action !== action || said.subject !== subject || said.at !== at || said.actor.id !== actor;
}
