/**
 * The draw `draw-v1`: several people give a secret each, and nobody of them alone knows before the last one shows his what
 * will be drawn. Each hands in the digest of his secret before he learns who is drawn from; then all show their secrets, and
 * whoever has what is kept of the draw calculates the same order. Agencies are drawn by it, and experts may be.
 */
export const drawAlgorithm = 'draw-v1';

/** SHA-256 of a text in UTF-8, and HMAC-SHA-256 of it under a key in hex; both answer hex. The browser has them from elsewhere. */
export interface DrawHashes {
  sha256(text: string): string;
  hmacSha256(keyHex: string, text: string): string;
}

/** Secrets or their digests by the name of the party: `{ buyer: '…', supervisor: '…' }`. */
export type OfParties = Readonly<Record<string, string>>;

/** What is kept of a draw that has ended. */
export interface DrawRecord {
  readonly drawNo: string;
  /** Ids of whom was drawn from, in any order. */
  readonly candidates: readonly string[];
  readonly candidateRoot: string;
  readonly commits: OfParties;
  readonly reveals: OfParties;
  readonly seed: string;
  readonly round: number;
  readonly tickets: readonly Ticket[];
}

/** A candidate's place: the smallest ticket is the first. */
export interface Ticket {
  readonly id: string;
  readonly ticket: string;
}

export const secretPattern = /^[0-9a-f]{32}$/;
export const digestPattern = /^[0-9a-f]{64}$/;

export function commitOf({ sha256 }: Pick<DrawHashes, 'sha256'>, party: string, secret: string): string {
  return sha256(`${party}|${secret}`);
}

/** Of the ids in the order of their bytes, whatever order they came in. */
export function candidateRootOf({ sha256 }: Pick<DrawHashes, 'sha256'>, candidates: readonly string[]): string {
  return sha256([...candidates].sort(byBytes).join('\n'));
}

type SeedOf = Pick<DrawRecord, 'drawNo' | 'reveals' | 'candidateRoot'>;

/** The secrets stand in it in the order of their parties' names. */
export function seedOf({ sha256 }: Pick<DrawHashes, 'sha256'>, { drawNo, reveals, candidateRoot }: SeedOf): string {
  const secrets = Object.keys(reveals)
    .sort(byBytes)
    .map((party) => reveals[party]);
  return sha256([drawNo, ...secrets, candidateRoot].join('|'));
}

type OrderOf = Pick<DrawRecord, 'candidates' | 'seed' | 'round'>;

/** All candidates with their tickets, the drawn one first. */
export function drawOrder(
  { hmacSha256 }: Pick<DrawHashes, 'hmacSha256'>,
  { candidates, seed, round }: OrderOf,
): Ticket[] {
  return candidates
    .map((id) => ({ id, ticket: hmacSha256(seed, `${drawAlgorithm}|${round}|${id}`) }))
    .sort((one, other) => byBytes(one.ticket, other.ticket) || byBytes(one.id, other.id));
}

/** What a check looks at, in its order. */
export const drawChecks = ['commits', 'candidateRoot', 'seed', 'order'] as const;
export type DrawCheck = (typeof drawChecks)[number];

/** What of a record does not follow from the rest of it; nothing: the draw is what it claims to be. */
export function faultsOfDraw(hashes: DrawHashes, record: DrawRecord): DrawCheck[] {
  const { commits, reveals, candidates, candidateRoot, seed, tickets } = record;
  const parties = Object.keys(commits);
  const isWhole = parties.length > 0 && parties.length === Object.keys(reveals).length;
  const sound: Readonly<Record<DrawCheck, () => boolean>> = {
    commits: () =>
      isWhole && parties.every((party) => commitOf(hashes, party, reveals[party] ?? '') === commits[party]),
    candidateRoot: () => candidateRootOf(hashes, candidates) === candidateRoot,
    seed: () => seedOf(hashes, record) === seed,
    order: () => {
      const order = drawOrder(hashes, record);
      return order.length === tickets.length && order.every(({ id, ticket }, at) => isTicket(tickets[at], id, ticket));
    },
  };
  return drawChecks.filter((check) => !sound[check]());
}

function isTicket(found: Ticket | undefined, id: string, ticket: string): boolean {
  return found?.id === id && found.ticket === ticket;
}

/** Ids and digests are ASCII: the order of their code units is that of their bytes, in every language of the machine. */
function byBytes(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
