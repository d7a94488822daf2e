import type {
  beginRound,
  CommitteeRounds,
  EndpointInput,
  EndpointOutput,
  Envelope,
  OwnRoundsOfPackage,
  ownRounds,
  roundsOfProject,
  SealTarget,
} from '@zhaocai/model';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { unsealShares } from '@zhaocai/model/sealing/unseal-shares';
import { sealOffer } from '@zhaocai/model/tendering/seal-offer';
import { demoSecret, keyInUse } from '../src/modules/sealing/seed/demo-secret.ts';
import { done, type Saved } from './agency-steps.ts';
import * as desks from './desk-steps.ts';
import { lasting, type DrawStage } from './expert-draw-steps.ts';
import type { Person } from './organization-app.ts';
import { demoSigner } from './sealed-steps.ts';
import type { Account } from './tendering-app.ts';

// What a committee, bidders and holders do in the rounds of a negotiation; the browsers' part in Node.

const base = '/bid-electronic/round';
const keys = '/bid-electronic/seal/key/own';
const holders = ['buyer', 'manager', 'supervisor'] as const;

export interface Negotiation extends desks.Desk {
  readonly stage: DrawStage;
}

/** A consultation whose bids were opened, and all of which passed the checks. */
export async function negotiating(
  stage: DrawStage,
  hour: number,
  { against = [], ...wish }: Parameters<typeof desks.evaluatedAt>[2] & { readonly against?: readonly number[] } = {},
): Promise<Negotiation> {
  const beforeOpening = async (projectId: string) => {
    // What is planted are sums: one of a thing is bought.
    await stage.app.asSuperuser('update package_item set quantity = 1 where project_id = $1', [projectId]);
    await settleHolders(stage, projectId);
  };
  const desk = await desks.evaluatedAt(stage, hour, { ...wish, beforeOpening });
  const out = against.map((index) => `${desk.bids[index] ?? ''} 0`);
  for (const seat of desk.seats) await desks.checkAll(seat, desk, out);
  return { ...desk, stage };
}

/** Its holders are settled, as with a publication. */
async function settleHolders({ app, buyer }: DrawStage, projectId: string): Promise<void> {
  await app.asSuperuser('update project set stage = 30, publish_time = now() where id = $1', [projectId]);
  const { version } = await done<Saved>(buyer.get(`/purchase/project/queryById?id=${projectId}`));
  const userIds = await Promise.all(holders.map((account) => app.userId(account)));
  await done(buyer.post('/bid-electronic/seal/holder/save', { projectId, version, userIds }));
}

type Begin = Omit<EndpointInput<typeof beginRound>, 'id' | 'packageId'>;

/** Anything that the leader, or another of the committee, does. */
export const lead = (desk: desks.Desk, name: string, more: object, seat = desk.seats[0]) => {
  if (!seat) throw new Error('no leader');
  return seat.who.post<Saved>(`${base}/${name}`, { id: seat.id, packageId: desk.packageId, ...more });
};
export const begin = (desk: desks.Desk, wish: Partial<Begin> = {}) =>
  lead(desk, 'begin', { terms: '请就付款方式报价', minutes: 30, isLast: false, ...wish });

export const roundsOf = (desk: desks.Desk, seat = desk.seats[0]) => {
  if (!seat) throw new Error('no leader');
  return done<CommitteeRounds>(seat.who.get(`${base}/queryByPackage?id=${seat.id}&packageId=${desk.packageId}`));
};

export const bidderOf = (stage: DrawStage, no: number): Person => lasting(stage.app, `supplier${no}`, `30000${no}`);
const place = ({ projectId }: desks.Desk) => `projectId=${projectId}&tenantId=100001`;
export const ownOf = (who: Person, desk: desks.Desk) =>
  done<EndpointOutput<typeof ownRounds>>(who.get(`${base}/queryOwn?${place(desk)}`));

/** A bidder's own package; he has one. */
export async function ownPackage(desk: Negotiation, no: number): Promise<OwnRoundsOfPackage> {
  const { packages } = await ownOf(bidderOf(desk.stage, no), desk);
  const [own] = packages;
  if (!own) throw new Error('no round');
  return own;
}

/** What his browser seals for a round. */
export async function sealedQuote(
  desk: Negotiation,
  no: number,
  { price, target }: { readonly price: string; readonly target?: SealTarget },
) {
  const own = await ownPackage(desk, no);
  const [round] = own.rounds;
  const seal = target ?? round?.seal;
  if (!round || !seal) throw new Error('nothing to quote in');
  const account = `supplier${no}` as Account;
  const sealed = await sealOffer({
    target: seal,
    identity: await newBidIdentity(),
    offer: {
      lines: (await itemsOf(desk)).map((itemId) => ({ itemId, perMoney: price })),
      remark: '最终让利',
      serviceShow: null,
      matchExplain: null,
      files: [],
    },
    files: [],
    signer: await demoSigner(account),
    at: new Date().toISOString(),
  });
  const who = bidderOf(desk.stage, no);
  const { id: keyId } = keyInUse(await done(who.get(keys)), 'signing');
  return { bidderId: round.bidderId, tenantId: '100001', keyId, ...sealed };
}

const itemsOf = async ({ stage, packageId }: Negotiation) => {
  const rows = await stage.app.asSuperuser<{ id: string }>(
    'select id::text as id from package_item where package_id = $1 and is_deleted = 0 order by line_no',
    [packageId],
  );
  return rows.map(({ id }) => id);
};

export async function quote(desk: Negotiation, no: number, price: string): Promise<Envelope> {
  const input = await sealedQuote(desk, no, { price });
  return bidderOf(desk.stage, no).post(`${base}/quote`, input);
}

export const holder = ({ stage }: Negotiation, account: (typeof holders)[number]) =>
  account === 'buyer' ? stage.buyer : lasting(stage.app, account);

export const ofProject = (desk: Negotiation, account: (typeof holders)[number]) =>
  done<EndpointOutput<typeof roundsOfProject>>(
    holder(desk, account).get(`${base}/queryByProjectId?projectId=${desk.projectId}`),
  );

/** What a holder's browser unseals of the latest round. */
export async function unsealed(desk: Negotiation, account: (typeof holders)[number]) {
  const { rounds } = await ofProject(desk, account);
  const [round] = rounds;
  if (!round) throw new Error('no round');
  const secret = await demoSecret(keyInUse(await done(holder(desk, account).get(keys)), 'opening'));
  return { roundId: round.roundId, shares: await unsealShares(secret, round.own) };
}

/** A holder unlocks the latest round in his browser. */
export async function unlock(
  desk: Negotiation,
  account: (typeof holders)[number],
): Promise<Envelope<{ isOpened: boolean }>> {
  const { roundId, shares } = await unsealed(desk, account);
  return holder(desk, account).post(`${base}/give`, { projectId: desk.projectId, roundId, shares });
}

/** A whole round: these quote, two holders unlock. */
export async function playRound(
  desk: Negotiation,
  prices: Readonly<Record<number, string>>,
  wish: Partial<Begin> = {},
): Promise<void> {
  await done(begin(desk, wish));
  for (const [no, price] of Object.entries(prices)) await done(quote(desk, Number(no), price));
  await passTime(desk);
  for (const account of ['manager', 'supervisor'] as const) await done(unlock(desk, account));
}

/** The end of the latest round has come. */
export async function passTime(desk: Negotiation): Promise<void> {
  const { rounds } = await roundsOf(desk);
  desk.stage.app.clock.setTo(rounds.at(-1)?.endTime ?? '');
}
