import { inboxName } from './inbox.ts';
import { fillNotices, portalName } from './notices.ts';
import { ours, reference, type RequestMaker } from './requests.ts';
import type { Pair } from './rounds.ts';
import { stocks, type StockedServers, type StockName } from './stocked-servers.ts';

export interface Line {
  /** As budget.json names it. */
  readonly name: string;
  /** `share`: our requests per second by the reference's. `times`: how much longer a request takes. */
  readonly value: 'share' | 'times';
  readonly pair: (servers: StockedServers) => Promise<Pair>;
}

type OurMaker = (callers: Parameters<typeof ours.list>[0]) => RequestMaker;

/** The lines that write come last: they leave dead weight behind. */
export const lines: readonly Line[] = [
  { name: 'list of 20 with total', value: 'share', pair: against(ours.list, reference.list) },
  { name: 'get by id', value: 'share', pair: against(ours.get, reference.get) },
  {
    name: 'page and total: 1,000,000 rows in the tenant against 10,000',
    value: 'times',
    pair: between('alone', 'deep'),
  },
  {
    name: 'page and total: 990,000 rows of other tenants beside it against none',
    value: 'times',
    pair: between('alone', 'many'),
  },
  { name: portalName, value: 'share', pair: portalPair },
  { name: inboxName, value: 'times', pair: (servers) => servers.inbox() },
  {
    name: 'create with evidence',
    value: 'share',
    pair: against((callers) => ours.create(callers, { withKey: false }), reference.create),
  },
  {
    name: 'create with evidence and idempotency key',
    value: 'share',
    pair: against((callers) => ours.create(callers, { withKey: true }), reference.create),
  },
];

/** Ours against the reference, over the same rows. */
function against(our: OurMaker, bare: OurMaker): Line['pair'] {
  return async (servers) => {
    const { server, callers } = await servers.ours('many');
    return {
      reference: { server: await servers.reference(), next: bare(callers) },
      ours: { server, next: our(callers) },
    };
  };
}

/** The page that anybody reads, against the bare rows of it. */
async function portalPair(servers: StockedServers): Promise<Pair> {
  const { server, database } = await servers.ours('many');
  await fillNotices(database, stocks.many);
  const bare = await servers.reference();
  const [page, rows] = await Promise.all(
    [`${server.url}/portal`, `${bare.url}/portal`].map(async (url) => (await fetch(url)).text()),
  );
  // A race between two servers that do different things says nothing.
  const shown = Array.from((page ?? '').matchAll(/portal\/notice\/(\d+)/g), ([, id]) => id);
  const { records } = JSON.parse(rows ?? '{}') as { records: readonly { readonly id: string }[] };
  if (shown.length !== 20 || shown.join() !== records.map(({ id }) => id).join())
    throw new Error(`the two servers differ: ${shown.join()} and ${rows}`);
  return { reference: { server: bare, next: reference.portal() }, ours: { server, next: ours.portal() } };
}

/** Ours against itself, over another stock. */
function between(small: StockName, large: StockName): Line['pair'] {
  return async (servers) => {
    const few = await servers.ours(small);
    const many = await servers.ours(large);
    return {
      reference: { server: few.server, next: ours.list(few.callers) },
      ours: { server: many.server, next: ours.list(many.callers) },
    };
  };
}
