/** What this process is among those that serve on one port. */
export interface Part {
  /** The first of them: it does what is done once at a start. A process that serves alone is the first, too. */
  readonly isFirst: boolean;
  /** No leader stands above it: it serves its own metrics. */
  readonly isAlone: boolean;
  /** The process in whose place it is, which died: what that one left on its way in is cleared. */
  readonly after?: number;
}

const name = 'ZC_WORKER';
const alone: Part = { isFirst: true, isAlone: true };

/** As the leader said it when it started this process. */
export function ownPart(source: NodeJS.ProcessEnv = process.env): Part {
  const told = source[name];
  if (told === undefined) return alone;
  const [place, after] = told.split(' ');
  return { isFirst: place === 'first', isAlone: false, ...(after !== undefined && { after: Number(after) }) };
}

/** What the leader says to one that it starts. */
export function partEnvironment({ isFirst, after }: Omit<Part, 'isAlone'>): Record<string, string> {
  return { [name]: `${isFirst ? 'first' : 'further'}${after === undefined ? '' : ` ${after}`}` };
}

const mostConnections = 10;
const fewestConnections = 4;
/** Of all of them together, as far as each has the fewest that it works with. */
const sharedConnections = 64;

/** How many connections to the database one of so many processes has for its requests. */
export function connectionsOf(workers: number): number {
  return Math.max(fewestConnections, Math.min(mostConnections, Math.floor(sharedConnections / workers)));
}

/** Of the jobs, of whoever prepares, watches and backs up, and some to look at it by hand. */
const ofOthers = 30;

/** How many PostgreSQL must allow where so many processes serve: those of their requests, and one to ask for the jobs' turn. */
export function connectionsTogether(workers: number): number {
  return workers * (connectionsOf(workers) + 1) + ofOthers;
}
