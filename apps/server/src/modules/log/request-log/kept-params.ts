import { plainOf } from '@zhaocai/model';

/**
 * The calls whose parameters may be kept: administration. Of procurement nothing is kept here: its own evidence says
 * what happened, sealed prices must stand nowhere before the opening (decisions 24), and the platform, which may read
 * a tenant's logs, reads no procurement of others (decisions 5).
 */
const administration = /^\/api\/blade-(auth|system|user|desk|log|resource|develop|report)\//;

const secretName =
  /pass|pwd|token|secret|captcha|authori[sz]ation|blade-?auth|access_?key|api_?key|private_?key|credential|idempotency/i;
/** Of a text message: whom it goes to, and the code it may carry. */
const messageSecret = /^(phones|params)$/;
const mask = '******';

/** How much of a request is kept at most: nobody reads more, and a log must not grow by what callers send. */
const limits = { depth: 4, entries: 40, nodes: 200, text: 200 };

/** The parameters as they may be kept: secrets masked, long texts cut; undefined where nothing may or need be. */
export function keptParams(route: string, input: Readonly<Record<string, unknown>>): unknown {
  if (!administration.test(route)) return undefined;
  const kept = keptObject(input, { depth: limits.depth, budget: { nodes: limits.nodes } });
  return Object.keys(kept).length > 0 ? kept : undefined;
}

interface Room {
  readonly depth: number;
  readonly budget: { nodes: number };
}

function keptObject(object: object, room: Room): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const entries = firstEntries(object);
  // A setting names its secret in one field and carries it in another: paramKey, paramValue.
  const namesSecret = entries.some(([, value]) => typeof value === 'string' && secretName.test(value.slice(0, 100)));
  for (const [name, value] of entries) {
    const isSecret = secretName.test(name) || messageSecret.test(name) || (namesSecret && /value$/i.test(name));
    kept[keptText(name, 60)] = isSecret ? maskOf(value) : keptValue(value, room);
  }
  return kept;
}

/** A list of all entries would be made of what was refused for their number, too. */
function firstEntries(object: object): [string, unknown][] {
  const entries: [string, unknown][] = [];
  for (const name in object) {
    if (entries.length === limits.entries) break;
    // Parsed input: any of its names may be asked for.
    entries.push([name, (object as Record<string, unknown>)[name]]);
  }
  return entries;
}

function maskOf(value: unknown): unknown {
  return value === null || value === undefined || value === '' ? value : mask;
}

function keptValue(value: unknown, { depth, budget }: Room): unknown {
  budget.nodes -= 1;
  if (budget.nodes < 0) return '…';
  if (typeof value === 'string') return keptText(value, limits.text);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  const inner = { depth: depth - 1, budget };
  return Array.isArray(value)
    ? value.slice(0, limits.entries).map((one) => keptValue(one, inner))
    : keptObject(value, inner);
}

/** What is logged was not judged, for it may be what was refused: it is kept as far as the database keeps it. */
export function keptText(text: string, length: number): string {
  return plainOf(text.length <= length ? text : `${text.slice(0, length - 1)}…`);
}
